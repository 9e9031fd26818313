import type { ReactNode } from 'react';
import { askedFields, askedInputName } from '#contracts/asked-fields.ts';
import type { PostedForm } from '#contracts/submission-result.ts';

/**
 * Inputs that post again what the visitor was asked about. Only the server renders them: React passes over hidden inputs
 * of the HTML that the browser does not render, and they stay in the form.
 */
export const AskedInputs = ({ asked }: Pick<PostedForm, 'asked'>): ReactNode =>
  askedFields.map(
    (field) =>
      asked?.[field] !== undefined && (
        <input key={field} type="hidden" name={askedInputName(field)} value={asked[field]} />
      ),
  );
