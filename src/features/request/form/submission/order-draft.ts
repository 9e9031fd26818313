import { storeText, storedText } from '../../../../lib/stored-text.ts';

/** Id of the field for the lines of the quick order in the HTML, which the tools of the quick order take the place of. */
export const plainOrderId = 'order-lines';

const key = 'draft:order';

let draft: string | undefined;

/** The lines of the quick order in this tab that are in no list yet; empty without any. */
export const readOrderDraft = (): string => (draft ??= storedText('sessionStorage', key) ?? '');

/** Keeps lines that are typed, also where the tab's storage is forbidden or full: until the document is left. */
export const writeOrderDraft = (text: string): void => {
  draft = text;
  storeText('sessionStorage', key, text === '' ? undefined : text);
};

/** The field of the quick order in the HTML; `undefined` once its tools are there. */
export const plainOrderField = (): HTMLTextAreaElement | undefined => {
  const field = document.getElementById(plainOrderId);
  return field instanceof HTMLTextAreaElement ? field : undefined;
};

/** Keeps the lines in the field of the HTML: they are newer than the draft. */
export const keepPlainOrder = (): void => {
  const field = plainOrderField();
  if (field) writeOrderDraft(field.value);
};
