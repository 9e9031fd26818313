import type { Draft } from './draft-store.ts';
import { newIdempotencyKey } from './new-idempotency-key.ts';
import type { PostedForm } from '#contracts/submission-result.ts';
import { type TypedText, typedText } from './form-values.ts';

interface Sources {
  /** What stands in the fields already: JavaScript may come later than the visitor's first words. */
  readonly standing: TypedText;
  /** What the server showed again after it had not taken it. */
  readonly posted: PostedForm | undefined;
  readonly draft: Draft | undefined;
}

/**
 * What a form begins with in the browser. A form that the server shows again is the newest there is; else what stands
 * in a field goes before the draft.
 */
export const startDraft = ({ standing, posted, draft }: Sources): Draft => {
  if (posted) return { key: posted.values.idempotencyKey || newIdempotencyKey(), text: standing };
  return {
    key: draft?.key ?? newIdempotencyKey(),
    text: typedText((field) => standing[field] || draft?.text[field]),
  };
};
