import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { deskPaths } from '#contracts/desk/paths.ts';
import type { ViewOf } from '#contracts/desk/views.ts';

/** Question before a person is erased, which says what goes. */
export const ErasePage = ({ request, requests, files, notes }: ViewOf<'erase'>): ReactNode => {
  const { t } = useTranslation('desk');
  const { id, name, email } = request;
  return (
    <form method="post" action={deskPaths.erase(id)}>
      <h1>{t('erase.title', { name })}</h1>
      <p>{t('erase.text', { email })}</p>
      <ul>
        <li>{t('erase.requests', { count: requests })}</li>
        {files > 0 && <li>{t('erase.files', { count: files })}</li>}
        {notes > 0 && <li>{t('erase.notes', { count: notes })}</li>}
        <li>{t('erase.mails')}</li>
      </ul>
      <p className="actions">
        <button className="button">{t('erase.confirm')}</button>
        <a href={deskPaths.request(id)}>{t('erase.cancel')}</a>
      </p>
    </form>
  );
};

export const ErasedPage = ({ requests }: ViewOf<'erased'>): ReactNode => {
  const { t } = useTranslation('desk');
  return (
    <>
      <h1>{t('erase.done', { count: requests })}</h1>
      <p>
        <a href={deskPaths.requests}>{t('request.back')}</a>
      </p>
    </>
  );
};
