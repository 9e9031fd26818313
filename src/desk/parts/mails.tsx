import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { deskPaths } from '#contracts/desk/paths.ts';
import type { RequestView } from '#contracts/desk/views.ts';
import { formatMoment } from '../frame/format.ts';
import { useFrame } from '../frame/frame.ts';

/** States of the mails about a request. */
export const Mails = ({ view }: { readonly view: RequestView }): ReactNode => {
  const { t } = useTranslation(['desk', 'requests']);
  const { language } = useFrame();
  const { request, notification, confirmation } = view;
  const withTime = (state: string, at: Date | undefined): string =>
    at ? `${state}, ${formatMoment(at, language)}` : state;
  return (
    <section>
      <h2>{t('request.mails')}</h2>
      <div data-live="mails">
        <dl>
          <div>
            <dt>{t('request.staffMail')}</dt>
            <dd>{withTime(t(`requests:states.${notification}`), request.notifiedAt ?? request.filedAt)}</dd>
          </div>
          <div>
            <dt>{t('request.visitorMail')}</dt>
            <dd>
              {confirmation === 'none'
                ? t('confirmations.none')
                : withTime(t(`requests:confirmations.${confirmation}`), request.confirmedAt)}
            </dd>
          </div>
        </dl>
      </div>
      <form method="post" action={deskPaths.resend(request.id)} className="no-print">
        <button className="button tertiary">{t('request.resend')}</button>
      </form>
    </section>
  );
};
