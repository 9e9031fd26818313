import { type ReactNode, useContext, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useParams } from 'react-router-dom';
import {
  type SentRequest,
  forgetPageField,
  forgetRequestsPath,
  sentRequestsDays,
} from '#contracts/sent-requests.ts';
import { formatReference } from '#domain/requests/reference.ts';
import { ServerHtml } from '../../../../components/server-html.tsx';
import { useLanguage } from '../../../../i18n/use-language.ts';
import { formatDay } from '../../../../lib/format-day.ts';
import { inSameForm, splitLanguage } from '../../../../lib/paths.ts';
import { drafts } from '../submission/draft-store.ts';
import { SentRequestsContext } from '../../posted/sent-requests.ts';
import { fillText } from '#domain/shared/fill-text.ts';
import { sentRequestsTexts } from './sent-requests-texts.ts';
import { forgetSentRequests, useSentRequests } from './use-sent-requests.ts';

interface Props {
  readonly className: string;
  readonly requests: readonly SentRequest[];
  readonly isForgotten?: boolean;
  readonly onForgotten?: (() => void) | undefined;
}

/** The button that has the browser forget its requests. */
const Forget = ({ onForgotten }: Pick<Props, 'onForgotten'>): ReactNode => {
  const { language } = useParams();
  const { path } = splitLanguage(useLocation().pathname);
  return (
    <form
      method="post"
      action={inSameForm(forgetRequestsPath, language)}
      onSubmit={(event) => {
        event.preventDefault();
        const form = event.currentTarget;
        drafts.forgetContact();
        void forgetSentRequests(form.action).then((hasForgotten) =>
          hasForgotten ? onForgotten?.() : form.submit(),
        );
      }}
    >
      <input type="hidden" name={forgetPageField} value={path} />
      <button className="button tertiary">{sentRequestsTexts[useLanguage()].forget}</button>
    </form>
  );
};

const SentList = ({ className, requests, isForgotten = false, onForgotten }: Props): ReactNode => {
  const { t } = useTranslation();
  const language = useLanguage();
  const { heading, kinds, forgotten } = sentRequestsTexts[language];
  const message = useRef<HTMLOutputElement>(null);
  const isEmpty = requests.length === 0;
  useEffect(() => {
    // The button that had the focus is gone.
    if (isEmpty && isForgotten) message.current?.focus();
  }, [isEmpty, isForgotten]);
  if (isEmpty && !isForgotten) return null;
  return (
    <section className={`sent-requests ${className}`}>
      {isEmpty ? (
        <output tabIndex={-1} ref={message}>
          {forgotten}
        </output>
      ) : (
        <>
          <h2>{fillText(heading, { days: sentRequestsDays })}</h2>
          <ul>
            {requests.map(({ reference, day, time, kind, products }) => (
              <li key={reference}>
                <b>{formatReference(reference).replace(' ', '\u00A0')}</b>{' '}
                <span>
                  {`${formatDay(day, language)} ${time}, ${kinds[kind]}`}
                  {products && `, ${t('listing.count', { count: products })}`}
                </span>
              </li>
            ))}
          </ul>
          <Forget onForgotten={onForgotten} />
        </>
      )}
    </section>
  );
};

/** The numbers of the requests that were sent from this browser, for those who come back to ask about one. */
export const SentRequests = ({ className = '' }: Partial<Pick<Props, 'className'>>): ReactNode => {
  const [isForgotten, setIsForgotten] = useState(false);
  const known = useContext(SentRequestsContext);
  const requests = useSentRequests();
  return requests ? (
    <SentList
      className={className}
      requests={requests}
      isForgotten={isForgotten}
      onForgotten={() => setIsForgotten(true)}
    />
  ) : (
    <ServerHtml>{import.meta.env.SSR && <SentList className={className} requests={known} />}</ServerHtml>
  );
};
