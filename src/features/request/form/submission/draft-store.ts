import type { FormName } from '#contracts/form-fields.ts';
import { isObject } from '../../../../lib/is-object.ts';
import { parseJson } from '../../../../lib/parse-json.ts';
import { type VisibleField, type VisibleValues, toVisibleValues } from '../fields/form-values.ts';

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

/** Fields about the visitor, which are the same in each form. */
export const contactFields = [
  'name',
  'email',
  'country',
  'phone',
  'institution',
  'department',
  'city',
] as const satisfies readonly VisibleField[];

export type Contact = Readonly<Partial<Record<VisibleField, string>>>;

export interface DraftStore {
  read(form: FormName): Draft | undefined;
  write(form: FormName, draft: Draft): void;
  /** Deletes the draft of a form that was sent, and keeps what it says about the visitor for the next form. */
  delete(form: FormName): void;
  /** Facts about the visitor in the form that was sent last. */
  readContact(): Contact;
  forgetContact(): void;
}

const storageKey = (form: FormName): string => `draft:${form}`;

const contactKey = 'contact';

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
  let contact: Contact | undefined;
  const read = (form: FormName): Draft | undefined => inMemory.get(form) ?? readStorage(form);
  return {
    read,
    write(form, draft) {
      inMemory.set(form, draft);
      tryStorage(() => getStorage().setItem(storageKey(form), JSON.stringify(draft)));
    },
    delete(form) {
      const values = read(form)?.values;
      if (values) {
        contact = Object.fromEntries(contactFields.map((field) => [field, values[field]]));
        tryStorage(() => getStorage().setItem(contactKey, JSON.stringify(contact)));
      }
      inMemory.delete(form);
      tryStorage(() => getStorage().removeItem(storageKey(form)));
    },
    readContact() {
      if (contact) return contact;
      const stored = parseJson(tryStorage(() => getStorage().getItem(contactKey)) ?? null);
      return isObject(stored) ? toVisibleValues((field) => stored[field]) : {};
    },
    forgetContact() {
      contact = undefined;
      tryStorage(() => getStorage().removeItem(contactKey));
    },
  };
};

/** The visitor's drafts in this tab. */
export const drafts = createDraftStore(() => sessionStorage);
