import { type FormFault, formFaults } from '#contracts/request-form.ts';

/** What is wrong, by codes that may come from anywhere: one that nobody knows counts as `invalid`. */
export const faultsOf = (
  complaints: readonly { readonly field: string; readonly code: string }[],
): readonly FormFault[] =>
  formFaults({
    issues: complaints.map(({ field, code }) => ({
      code: 'custom',
      path: [field],
      message: code,
      input: undefined,
    })),
  });
