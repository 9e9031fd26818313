import { maxLengths } from '#contracts/form-fields.ts';
import type { PostedForm } from '#contracts/submission-result.ts';
import type { Draft } from './draft-store.ts';
import { type VisibleField, type VisibleValues, toVisibleValues } from './form-values.ts';
import type { BegunMessage } from './question.ts';
import { newIdempotencyKey } from '../../../lib/new-idempotency-key.ts';

interface Sources {
  /** Values of the inputs at hydration, in which the visitor may have typed already. */
  readonly inputs: VisibleValues;
  /** Whether the visitor has emptied the input of a field, which has a text in the HTML. */
  readonly isEmptied: (field: VisibleField) => boolean;
  /** The form that the server restored in the inputs. */
  readonly posted: PostedForm | undefined;
  readonly stored: Draft | undefined;
  /** The message that the HTML has of a form that was not posted. */
  readonly begun?: BegunMessage | undefined;
}

const separator = '\n\n';

/** The message of the draft, with what was begun below it; on its own where both are too long together. */
const joinMessages = (own: string, added: string): string =>
  own.length + separator.length + added.length <= maxLengths.message ? own + separator + added : own;

/** What the message is where the draft has one and the HTML another one. @param input as the visitor has left that of the HTML */
const withBegun = (
  input: string,
  begun: BegunMessage,
  { values: { message: own }, begun: known }: Draft,
): string => {
  // The language was changed since.
  if (own === begun.translation) return input === own ? begun.text : input;
  if (known !== begun.key && !own.includes(input)) return joinMessages(own, input);
  return input === begun.text || input === '' ? own : input;
};

/**
 * The draft that a form starts with: the text of an input is newer than that of the stored draft. An input that is empty in
 * the HTML says nothing, also in a form that came back: it may have been posted before the draft was restored in it.
 */
export const startDraft = ({ inputs, isEmptied, posted, stored, begun }: Sources): Draft => {
  const known = begun?.key ?? stored?.begun;
  return {
    idempotencyKey: (posted ? posted.values.idempotencyKey : stored?.idempotencyKey) || newIdempotencyKey(),
    values: toVisibleValues((field) =>
      field === 'message' && begun && stored?.values.message
        ? withBegun(inputs.message, begun, stored)
        : inputs[field] || (isEmptied(field) ? '' : stored?.values[field]),
    ),
    ...(known !== undefined && { begun: known }),
  };
};
