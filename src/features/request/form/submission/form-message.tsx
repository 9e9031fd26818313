import type { ReactNode, RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { formTexts, tooManyText } from '#contracts/form-messages.ts';
import { fillText } from '#domain/shared/fill-text.ts';
import type { Language } from '#domain/shared/language.ts';
import { UnbrokenNumbers } from '../../../../components/text/unbroken-numbers.tsx';
import { useLanguage } from '../../../../i18n/use-language.ts';
import { localeOf } from '#domain/shared/locale-of.ts';
import { useOnline } from '../../../../lib/use-online.ts';
import { ContactLinks } from './contact-links.tsx';
import { openLineId, showOpenLine } from './open-line.ts';
import type { VisibleSubmission } from './submissions.ts';

const formatMoment = (moment: string, language: Language): string =>
  new Intl.DateTimeFormat(localeOf(language), {
    dateStyle: 'long',
    timeStyle: 'short',
    timeZone: 'Europe/Istanbul',
  })
    .format(new Date(moment))
    .replaceAll(/\s/gu, '\u00A0');

/** Says in words what a submission came to. @param isOnline whether there is a connection by now */
export const resultText = (result: VisibleSubmission, language: Language, isOnline: boolean): string => {
  const { sent, check, failed, orderOpen, storageFull, unavailable } = formTexts[language];
  const { offline, wasOffline, unconfirmed, waiting } = formTexts[language];
  if (result.kind === 'tooMany') return tooManyText(result.retryAfter, language);
  if (result.kind === 'sent' && result.sentAt !== undefined)
    return fillText(formTexts[language].sentAt, { time: formatMoment(result.sentAt, language) });
  return {
    sent,
    invalid: check,
    orderOpen,
    storageFull,
    unavailable: `${failed} ${unavailable}`,
    offline: isOnline ? wasOffline : offline,
    unconfirmed,
    waiting,
  }[result.kind];
};

interface ButtonProps {
  readonly result: VisibleSubmission;
  readonly isOnline: boolean;
}

/** Button for what the visitor can do without an answer. */
const UnansweredButton = ({ result, isOnline }: ButtonProps): ReactNode => {
  const { t } = useTranslation();
  const { sendWhenOnline, cancel } = formTexts[useLanguage()];
  if (result.kind !== 'offline' && result.kind !== 'unconfirmed' && result.kind !== 'waiting') return null;
  const [label, onClick] =
    result.kind === 'waiting'
      ? [cancel, result.cancel]
      : [isOnline ? t('forms.sendAgain') : sendWhenOnline, result.retry];
  return (
    <p>
      {/* With the key it is another button, which a double click does not press. */}
      <button key={result.kind} type="button" className="button secondary" onClick={onClick}>
        {label}
      </button>
    </p>
  );
};

/** Id of the section with the quick order. */
export const orderSectionId = 'quick-order';

/** Leads to the first of the lines that the visitor has to decide on. */
const OrderLink = (): ReactNode => (
  <p>
    <a
      href={`#${openLineId}`}
      className="button secondary"
      onClick={(event) => {
        if (showOpenLine()) event.preventDefault();
      }}
    >
      {formTexts[useLanguage()].toOrder}
    </a>
  </p>
);

interface Props {
  readonly result: VisibleSubmission;
  /** Text about what else there is to do. */
  readonly hint?: string | undefined;
  /** Whether the page shows the message first of all, even before it is whole: until then browsers do not go to a fragment. */
  readonly isFirst?: boolean;
  readonly ref: RefObject<HTMLParagraphElement | null>;
}

/** Results that the visitor cannot mend: the site does not take the form. */
const refusals: ReadonlySet<VisibleSubmission['kind']> = new Set(['tooMany', 'unavailable', 'storageFull']);

/** The result of a submission as a message. */
export const FormMessage = ({ result, hint, isFirst, ref }: Props): ReactNode => {
  const language = useLanguage();
  const isOnline = useOnline();
  return (
    <>
      <p
        className={result.kind === 'sent' ? 'form-message sent' : 'form-message'}
        role={result.kind === 'sent' || result.kind === 'waiting' ? 'status' : 'alert'}
        tabIndex={-1}
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- it answers what the visitor has just sent
        autoFocus={isFirst}
        ref={ref}
      >
        <span>
          <UnbrokenNumbers text={[resultText(result, language, isOnline), hint].filter(Boolean).join(' ')} />
          {refusals.has(result.kind) && (
            <span>
              {' '}
              <UnbrokenNumbers text={formTexts[language].help} /> <ContactLinks />
            </span>
          )}
        </span>
      </p>
      {result.kind === 'orderOpen' && <OrderLink />}
      <UnansweredButton result={result} isOnline={isOnline} />
    </>
  );
};
