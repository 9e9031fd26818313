import type { FormAnswer, FormFault } from '#contracts/request-form.ts';
import { type TypedField, typedFields } from './form-values.ts';

/** What is wrong with the fields that the visitor sees, in the order of the form. */
export const shownFaults = (
  answer: FormAnswer | undefined,
): readonly (FormFault & { field: TypedField })[] =>
  answer?.kind === 'invalid'
    ? typedFields.flatMap((field) =>
        answer.faults.flatMap((fault) => (fault.field === field ? [{ ...fault, field }] : [])),
      )
    : [];

/** The answer as the visitor is told it: a fault in a field that nobody sees is none that they could mend. */
export const mendable = (answer: FormAnswer): FormAnswer =>
  answer.kind === 'invalid' && shownFaults(answer).length === 0 ? { kind: 'unavailable' } : answer;

/** The same as react-hook-form takes it. */
export const errorsOf = (
  answer: FormAnswer | undefined,
): Partial<Record<TypedField, { type: string; message: string }>> =>
  Object.fromEntries(
    shownFaults(answer).map(({ field, code }) => [field, { type: 'server', message: code }]),
  );
