import { formFieldNames } from './form-fields.ts';
import { filesInputName } from './form-files.ts';

/** Fields that forms ask about before they are taken as they are. */
export const askedFields = ['country', 'message', 'files'] as const;

export type AskedField = (typeof askedFields)[number];

/** Name of the input with what the page has asked about without JavaScript: posted again, it is meant. */
export const askedInputName = (field: AskedField): string =>
  `soru:${field === 'files' ? filesInputName : formFieldNames[field]}`;
