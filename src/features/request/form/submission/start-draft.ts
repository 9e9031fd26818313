import type { PostedForm } from '#contracts/submission-result.ts';
import { type Contact, type Draft, contactFields } from './draft-store.ts';
import { type VisibleField, type VisibleValues, toVisibleValues } from '../fields/form-values.ts';
import type { BegunMessage } from './begun-message.ts';
import { newIdempotencyKey } from '../../../../lib/new-idempotency-key.ts';

interface Sources {
  /** Values of the inputs at hydration, in which the visitor may have typed already. */
  readonly inputs: VisibleValues;
  /** Whether the visitor has emptied the input of a field, which has a text in the HTML. */
  readonly isEmptied: (field: VisibleField) => boolean;
  /** The form that the server restored in the inputs. */
  readonly posted: PostedForm | undefined;
  readonly stored: Draft | undefined;
  /** Facts about the visitor from an earlier form, for one that has none. */
  readonly contact?: Contact;
  /** The message that the HTML has of a form that was not posted. */
  readonly begun?: BegunMessage | undefined;
}

/**
 * The draft that a form starts with: the text of an input is newer than that of the stored draft. An input that is empty in
 * the HTML says nothing, also in a form that came back: it may have been posted before the draft was restored in it.
 */
export const startDraft = ({ inputs, isEmptied, posted, stored, contact, begun }: Sources): Draft => {
  const isNew = contactFields.every((field) => !inputs[field] && !stored?.values[field]);
  return {
    idempotencyKey: (posted ? posted.values.idempotencyKey : stored?.idempotencyKey) || newIdempotencyKey(),
    values: toVisibleValues((field) =>
      field === 'message' && begun && stored?.values.message
        ? begun.withDraft(inputs.message, stored)
        : inputs[field] || (isEmptied(field) ? '' : (isNew && contact?.[field]) || stored?.values[field]),
    ),
    begun: begun?.key ?? stored?.begun,
  };
};
