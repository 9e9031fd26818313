import type { ReactNode, RefObject } from 'react';
import { formTexts, tooManyText } from '#contracts/form-messages.ts';
import type { SubmissionResult } from '#contracts/submission-result.ts';
import type { Language } from '#domain/shared/language.ts';
import { useLanguage } from '../../../i18n/use-language.ts';

/** The result of a submission in words. */
export const resultText = (result: SubmissionResult, language: Language): string => {
  const { sent, check, failed, unavailable } = formTexts[language];
  if (result.kind === 'tooMany') return tooManyText(result.retryAfter, language);
  return { sent, invalid: check, unavailable: `${failed} ${unavailable}` }[result.kind];
};

interface Props {
  readonly result: SubmissionResult;
  readonly ref: RefObject<HTMLParagraphElement | null>;
}

/** The result of a submission as a message. */
export const FormMessage = ({ result, ref }: Props): ReactNode => (
  <p
    className={result.kind === 'sent' ? 'form-message sent' : 'form-message'}
    role={result.kind === 'sent' ? 'status' : 'alert'}
    tabIndex={-1}
    ref={ref}
  >
    {resultText(result, useLanguage())}
  </p>
);
