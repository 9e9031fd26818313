import * as z from 'zod/mini';
import type { FormName } from '#contracts/request-form.ts';
import type { TypedText } from './form-values.ts';

const draft = z.object({
  key: z.string().check(z.minLength(1)),
  text: z.object({
    name: z.string(),
    email: z.string(),
    country: z.string(),
    phone: z.string(),
    message: z.string(),
  }),
});

/** A form that was begun and not sent yet. */
export interface Draft {
  /** Stays the same however often sending it is tried. */
  readonly key: string;
  readonly text: TypedText;
}

export interface Drafts {
  read(form: FormName): Draft | undefined;
  write(form: FormName, draft: Draft): void;
  clear(form: FormName): void;
}

const place = (form: FormName): string => `draft:${form}`;

const parsed = (json: string): unknown => {
  try {
    return JSON.parse(json);
  } catch {
    return undefined;
  }
};

/** The draft that was stored. Whatever else stands there is none. */
const draftOf = (json: string | null): Draft | undefined => {
  const read = z.safeParse(draft, json === null ? undefined : parsed(json));
  return read.success ? read.data : undefined;
};

/** Forbidden or full; what is in memory is enough until the page is left. */
const ifPossible = <Value>(attempt: () => Value): Value | undefined => {
  try {
    return attempt();
  } catch {
    return undefined;
  }
};

/**
 * Drafts in a storage, and in memory where the storage does not take them.
 * @param storage throws where there is none
 */
export const createDrafts = (storage: () => Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>): Drafts => {
  const inMemory = new Map<FormName, Draft>();
  return {
    read: (form) => inMemory.get(form) ?? draftOf(ifPossible(() => storage().getItem(place(form))) ?? null),
    write(form, written) {
      inMemory.set(form, written);
      ifPossible(() => storage().setItem(place(form), JSON.stringify(written)));
    },
    clear(form) {
      inMemory.delete(form);
      ifPossible(() => storage().removeItem(place(form)));
    },
  };
};

/** The visitor's drafts in this tab. */
export const drafts = createDrafts(() => sessionStorage);
