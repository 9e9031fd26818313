import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { deskPaths } from '#contracts/desk/paths.ts';
import type { RequestView } from '#contracts/desk/views.ts';
import { formatReference } from '#domain/requests/reference.ts';
import { formatMoment } from '../frame/format.ts';
import { useFrame } from '../frame/frame.ts';

/** Other requests from the same e-mail address. */
export const OtherRequests = ({ others }: Pick<RequestView, 'others'>): ReactNode => {
  const { t } = useTranslation(['desk', 'requests']);
  const { language } = useFrame();
  if (others.length === 0) return undefined;
  return (
    <section className="no-print">
      <h2>{t('request.others')}</h2>
      <ul className="others">
        {others.map(({ id, reference, kind, receivedAt, step }) => (
          <li key={id}>
            <a href={deskPaths.request(id)}>
              {`${formatReference(reference)} · ${t(`requests:kindNames.${kind}`)}`}
            </a>
            <small>{`${formatMoment(receivedAt, language)} · ${t(`steps.${step}`)}`}</small>
          </li>
        ))}
      </ul>
    </section>
  );
};
