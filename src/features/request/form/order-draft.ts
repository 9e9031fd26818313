import { storeText, storedText } from '../../../lib/stored-text.ts';

const key = 'draft:order';

let draft: string | undefined;

/** The lines of the quick order in this tab that are in no list yet; empty without any. */
export const readOrderDraft = (): string => (draft ??= storedText('sessionStorage', key) ?? '');

/** Keeps lines that are typed, also where the tab's storage is forbidden or full: until the document is left. */
export const writeOrderDraft = (text: string): void => {
  draft = text;
  storeText('sessionStorage', key, text === '' ? undefined : text);
};
