import type { PostedForm } from '#contracts/submission-result.ts';
import type { Draft } from './draft-store.ts';
import { type VisibleValues, toVisibleValues } from './form-values.ts';
import { newIdempotencyKey } from '../../../lib/new-idempotency-key.ts';

interface Sources {
  /** Values of the inputs at hydration, in which the visitor may have typed already. */
  readonly inputs: VisibleValues;
  /** The form that the server restored in the inputs. */
  readonly posted: PostedForm | undefined;
  readonly stored: Draft | undefined;
}

/** The draft that a form starts with: a posted form is newer than the stored draft, and so is the text of an input. */
export const startDraft = ({ inputs, posted, stored }: Sources): Draft => {
  if (posted) return { idempotencyKey: posted.values.idempotencyKey || newIdempotencyKey(), values: inputs };
  return {
    idempotencyKey: stored?.idempotencyKey ?? newIdempotencyKey(),
    values: toVisibleValues((field) => inputs[field] || stored?.values[field]),
  };
};
