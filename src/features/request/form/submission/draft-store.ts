import type { FormName } from '#contracts/form-fields.ts';
import { isObject } from '../../../../lib/is-object.ts';
import { parseJson } from '../../../../lib/parse-json.ts';
import { type VisibleValues, toVisibleValues } from '../fields/form-values.ts';

/** A form that has not been submitted successfully yet; each attempt uses the same idempotency key. */
export interface Draft {
  readonly idempotencyKey: string;
  readonly values: VisibleValues;
  /** Key of the begun message that the message has taken over, or that the visitor has removed from it. */
  readonly begun?: string | undefined;
}

/** Fields that a release added since the draft was stored are empty. */
const toDraft = (stored: unknown): Draft | undefined => {
  const { idempotencyKey, values, begun } = isObject(stored) ? stored : {};
  return typeof idempotencyKey === 'string' &&
    idempotencyKey !== '' &&
    isObject(values) &&
    typeof values['name'] === 'string'
    ? {
        idempotencyKey,
        values: toVisibleValues((field) => values[field]),
        begun: typeof begun === 'string' ? begun : undefined,
      }
    : undefined;
};

export interface DraftStore {
  read(form: FormName): Draft | undefined;
  write(form: FormName, draft: Draft): void;
  delete(form: FormName): void;
}

const storageKey = (form: FormName): string => `draft:${form}`;

/** `undefined` where the storage is forbidden or full. */
const tryStorage = <Value>(access: () => Value): Value | undefined => {
  try {
    return access();
  } catch {
    return undefined;
  }
};

/**
 * Drafts in memory and, where possible, in a storage that survives a reload. A stored value that is not a valid draft is
 * ignored.
 * @param getStorage may throw where the storage is forbidden
 */
export const createDraftStore = (
  getStorage: () => Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>,
): DraftStore => {
  const inMemory = new Map<FormName, Draft>();
  const readStorage = (form: FormName): Draft | undefined => {
    const text = tryStorage(() => getStorage().getItem(storageKey(form)));
    return toDraft(parseJson(text ?? null));
  };
  return {
    read: (form) => inMemory.get(form) ?? readStorage(form),
    write(form, draft) {
      inMemory.set(form, draft);
      tryStorage(() => getStorage().setItem(storageKey(form), JSON.stringify(draft)));
    },
    delete(form) {
      inMemory.delete(form);
      tryStorage(() => getStorage().removeItem(storageKey(form)));
    },
  };
};

/** The visitor's drafts in this tab. */
export const drafts = createDraftStore(() => sessionStorage);
