import type { FormName } from '#contracts/form-fields.ts';
import { storeText, storedText } from '../../../../lib/stored-text.ts';

const keyOf = (form: FormName): string => `files:${form}`;

/** Part of no file's name. */
const separator = '/';

/** Names of the files that were chosen for a form in this tab and are not sent: a reload keeps no more of them. */
export const readFileNames = (form: FormName): readonly string[] =>
  storedText('sessionStorage', keyOf(form))?.split(separator) ?? [];

export const keepFileNames = (form: FormName, names: readonly string[]): void =>
  storeText('sessionStorage', keyOf(form), names.length > 0 ? names.join(separator) : undefined);
