import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { deskPaths } from '#contracts/desk/paths.ts';
import type { ViewOf } from '#contracts/desk/views.ts';
import type { PublicationEntry } from '#domain/desk/publishing/ports.ts';
import { formatMoment } from '../frame/format.ts';
import { useFrame } from '../frame/frame.ts';

const Row = ({ publication }: { readonly publication: PublicationEntry }): ReactNode => {
  const { t } = useTranslation('desk');
  const { language } = useFrame();
  const { id, at, author, files, unwritten } = publication;
  return (
    <li>
      <div>
        <strong>{`${formatMoment(at, language)}, ${author}`}</strong>
        <small>{files.join(', ')}</small>
        {unwritten.length > 0 && <small>{t('drafts.unwritten', { files: unwritten.join(', ') })}</small>}
      </div>
      <form method="post" action={deskPaths.bringBack(id)}>
        <button className="button secondary">{t('publications.bringBack')}</button>
      </form>
    </li>
  );
};

/** Publications of the past, each of which can be taken back. */
export const PublicationsPage = ({ publications, broughtBack }: ViewOf<'publications'>): ReactNode => {
  const { t } = useTranslation('desk');
  return (
    <>
      <p className="crumb">
        <a href={deskPaths.drafts}>{t('publications.back')}</a>
      </p>
      <h1>{t('publications.title')}</h1>
      {broughtBack && (
        <output className="success">
          {t('publications.broughtBack', { count: broughtBack.drafted.length })}{' '}
          {broughtBack.others.length > 0 &&
            t('publications.others', { files: broughtBack.others.join(', ') })}
        </output>
      )}
      {publications.length === 0 ? (
        <p>{t('publications.empty')}</p>
      ) : (
        <ul className="drafts">
          {publications.map((publication) => (
            <Row key={publication.id} publication={publication} />
          ))}
        </ul>
      )}
    </>
  );
};
