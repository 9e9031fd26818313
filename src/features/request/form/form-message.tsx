import type { ReactNode, RefObject } from 'react';
import { formTexts, tooManyText } from '#contracts/form-messages.ts';
import type { Language } from '#domain/shared/language.ts';
import { useLanguage } from '../../../i18n/use-language.ts';
import { locales } from '../../../lib/locales.ts';
import type { VisibleSubmission } from './submissions.ts';

const formatMoment = (moment: string, language: Language): string =>
  new Intl.DateTimeFormat(locales[language], {
    dateStyle: 'long',
    timeStyle: 'short',
    timeZone: 'Europe/Istanbul',
  })
    .format(new Date(moment))
    .replaceAll(/\s/gu, '\u00A0');

/** What a submission came to, in words. */
export const resultText = (result: VisibleSubmission, language: Language): string => {
  const { sent, check, failed, orderOpen, storageFull, unavailable, offline, waiting } = formTexts[language];
  if (result.kind === 'tooMany') return tooManyText(result.retryAfter, language);
  if (result.kind === 'sent' && result.sentAt !== undefined)
    return formTexts[language].sentAt(formatMoment(result.sentAt, language));
  return {
    sent,
    invalid: check,
    orderOpen,
    storageFull,
    unavailable: `${failed} ${unavailable}`,
    offline,
    waiting,
  }[result.kind];
};

/** What the visitor can do without a connection. */
const OfflineButton = ({ result }: { readonly result: VisibleSubmission }): ReactNode => {
  const { sendWhenOnline, cancel } = formTexts[useLanguage()];
  if (result.kind !== 'offline' && result.kind !== 'waiting') return null;
  const [label, onClick] =
    result.kind === 'offline' ? [sendWhenOnline, result.sendWhenOnline] : [cancel, result.cancel];
  return (
    // With the key it is another button, which a double click does not press.
    <button key={result.kind} type="button" className="button secondary" onClick={onClick}>
      {label}
    </button>
  );
};

/** Id of the section with the quick order. */
export const orderSectionId = 'quick-order';

/** Leads to the lines that the visitor has to decide on. */
const OrderLink = (): ReactNode => (
  <p>
    <a href={`#${orderSectionId}`} className="button secondary">
      {formTexts[useLanguage()].toOrder}
    </a>
  </p>
);

interface Props {
  readonly result: VisibleSubmission;
  readonly ref: RefObject<HTMLParagraphElement | null>;
}

/** The result of a submission as a message. */
export const FormMessage = ({ result, ref }: Props): ReactNode => (
  <>
    <p
      className={result.kind === 'sent' ? 'form-message sent' : 'form-message'}
      role={result.kind === 'sent' || result.kind === 'waiting' ? 'status' : 'alert'}
      tabIndex={-1}
      ref={ref}
    >
      <span>{resultText(result, useLanguage())}</span>
    </p>
    {result.kind === 'orderOpen' && <OrderLink />}
    <OfflineButton result={result} />
  </>
);
