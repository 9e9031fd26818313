import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { deskPaths } from '#contracts/desk/paths.ts';
import type { RequestView } from '#contracts/desk/views.ts';
import { formatReference } from '#domain/requests/reference.ts';
import { useFrame } from '../frame/frame.ts';
import { Conflict, HandlingForm } from '../parts/handling-form.tsx';
import { History } from '../parts/history.tsx';
import { Mails } from '../parts/mails.tsx';
import { Notes } from '../parts/notes.tsx';
import { OtherRequests } from '../parts/other-requests.tsx';
import { RequestContents } from '../parts/request-contents.tsx';

const Actions = ({ view }: { readonly view: RequestView }): ReactNode => {
  const { t } = useTranslation('desk');
  const { phone } = view.request;
  return (
    <p className="actions">
      <a href={view.replyUrl} className="button">
        {t('request.reply')}
      </a>
      {phone !== '' && (
        <a href={`tel:${phone.replaceAll(/[^\d+]/gu, '')}`} className="button secondary">
          {t('request.call')}
        </a>
      )}
    </p>
  );
};

const Outcome = ({ outcome }: Pick<RequestView, 'outcome'>): ReactNode => {
  const { t } = useTranslation('desk');
  return outcome === undefined ? undefined : (
    <output className="success" data-taken={outcome === 'noted' ? true : undefined}>
      {t(`request.${outcome}`)}
    </output>
  );
};

/** Everything that is known of one request, and what can be done with it. */
export const RequestPage = (view: RequestView): ReactNode => {
  const { t } = useTranslation(['desk', 'requests']);
  const { language } = useFrame();
  const { request, others } = view;
  const { kind } = request;
  return (
    <article className="request" data-request={request.id}>
      <p className="crumb">
        <a href={deskPaths.requests}>{t('request.back')}</a>
      </p>
      <h1>
        {request.name}
        <small lang={language}>
          {`${t(`requests:kindNames.${kind}`)} · ${formatReference(request.reference)}`}
        </small>
      </h1>
      <Outcome outcome={view.outcome} />
      <Conflict view={view} />
      {request.suspicious && <p className="alert">{t('request.suspicious')}</p>}
      <div className="columns">
        <div>
          <Actions view={view} />
          <RequestContents request={request} />
        </div>
        <div>
          <HandlingForm view={view} />
          <Notes view={view} />
          <Mails view={view} />
          <OtherRequests others={others} />
          <History view={view} />
          <p className="actions no-print">
            <a href={deskPaths.erase(request.id)}>{t('request.erase')}</a>
          </p>
        </div>
      </div>
    </article>
  );
};
