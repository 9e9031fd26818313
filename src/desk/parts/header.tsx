import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { deskPaths } from '#contracts/desk/paths.ts';
import type { DeskView } from '#contracts/desk/views.ts';
import { otherLanguage } from '#domain/shared/language.ts';
import { useFrame } from '../frame/frame.ts';

interface Props {
  readonly page: DeskView['page'];
}

/** Name of each language in itself. */
const ownNames = { tr: 'Türkçe', en: 'English' } as const;

const LanguageForm = (): ReactNode => {
  const { language, address } = useFrame();
  const other = otherLanguage(language);
  return (
    <form method="post" action={deskPaths.language}>
      <input type="hidden" name="next" value={address} />
      <button name="language" value={other} lang={other} className="plain">
        {ownNames[other]}
      </button>
    </form>
  );
};

const UserForm = (): ReactNode => {
  const { t } = useTranslation('desk');
  const { user, canSignOut } = useFrame();
  return (
    <>
      {user !== undefined && <span className="user">{user}</span>}
      {user !== undefined && canSignOut && (
        <form method="post" action={deskPaths.signOut}>
          <button className="plain">{t('signOut')}</button>
        </form>
      )}
    </>
  );
};

const Sections = ({ page }: Props): ReactNode => {
  const { t } = useTranslation('desk');
  const { siteUrl } = useFrame();
  const isRequests = page === 'requests' || page === 'request' || page === 'erase' || page === 'erased';
  const isContent = page === 'content' || page === 'contentFile';
  const isDrafts = page === 'drafts' || page === 'publications';
  return (
    <nav aria-label={t('sections')}>
      <a href={deskPaths.home} aria-current={page === 'home' ? 'page' : undefined}>
        {t('home')}
      </a>
      <a href={deskPaths.requests} aria-current={isRequests ? 'page' : undefined}>
        {t('requests')}
      </a>
      <a href={deskPaths.content} aria-current={isContent ? 'page' : undefined}>
        {t('content.title')}
      </a>
      <a href={deskPaths.drafts} aria-current={isDrafts ? 'page' : undefined}>
        {t('drafts.title')}
      </a>
      <a href={siteUrl} target="_blank" rel="noreferrer">
        {t('site')}
      </a>
    </nav>
  );
};

/** Header of the desk: its sections, once somebody has signed in, their name and the other language. */
export const DeskHeader = ({ page }: Props): ReactNode => {
  const { user } = useFrame();
  return (
    <header className="desk-header">
      <a href={deskPaths.home} className="logo">
        <img src="/logo.svg" alt={import.meta.env.COMPANY_NAME} width="140" height="28" />
      </a>
      {user !== undefined && <Sections page={page} />}
      <div className="account">
        <UserForm />
        <LanguageForm />
      </div>
    </header>
  );
};
