import type { ReactNode, RefObject } from 'react';
import { formTexts, tooManyText } from '#contracts/form-messages.ts';
import type { FormAnswer } from '#contracts/request-form.ts';
import type { Language } from '#domain/shared/language.ts';
import { useLanguage } from '../../../i18n/use-language.ts';

const textOf = (answer: FormAnswer, language: Language): string => {
  const { sent, check, failed, unavailable } = formTexts[language];
  if (answer.kind === 'tooMany') return tooManyText(answer.retryAfter, language);
  return { sent, invalid: check, unavailable: `${failed} ${unavailable}` }[answer.kind];
};

interface Props {
  readonly answer: FormAnswer;
  readonly ref: RefObject<HTMLParagraphElement | null>;
}

/** What became of a form, in words. */
export const FormMessage = ({ answer, ref }: Props): ReactNode => (
  <p
    className={answer.kind === 'sent' ? 'form-message sent' : 'form-message'}
    role={answer.kind === 'sent' ? 'status' : 'alert'}
    tabIndex={-1}
    ref={ref}
  >
    {textOf(answer, useLanguage())}
  </p>
);
