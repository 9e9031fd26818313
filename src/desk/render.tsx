import { createInstance, type i18n } from 'i18next';
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { I18nextProvider, initReactI18next } from 'react-i18next';
import type { DeskView, RenderDesk } from '#contracts/desk/views.ts';
import type { Language } from '#domain/shared/language.ts';
import { DeskDocument } from './document.tsx';
import { ContentFilePage } from './pages/content-file-page.tsx';
import { ContentPage } from './pages/content-page.tsx';
import { DraftsPage } from './pages/drafts-page.tsx';
import { ErasePage, ErasedPage } from './pages/erase-page.tsx';
import { HomePage } from './pages/home-page.tsx';
import { ProblemPage } from './pages/problem-page.tsx';
import { PublicationsPage } from './pages/publications-page.tsx';
import { RequestPage } from './pages/request-page.tsx';
import { RequestsPage } from './pages/requests-page.tsx';
import { SignInPage } from './pages/sign-in-page.tsx';

const texts = import.meta.glob<Record<string, string>>('../../locales/*/{desk,form,requests}.json', {
  eager: true,
  import: 'default',
});

const createTexts = async (language: Language): Promise<i18n> => {
  const instance = createInstance();
  await instance.use(initReactI18next).init({
    lng: language,
    ns: ['desk', 'requests', 'form'],
    defaultNS: 'desk',
    fallbackLng: false,
    // React escapes.
    interpolation: { escapeValue: false },
    resources: {
      [language]: Object.fromEntries(
        ['desk', 'requests', 'form'].map((subject) => [
          subject,
          texts[`../../locales/${language}/${subject}.json`] ?? {},
        ]),
      ),
    },
  });
  return instance;
};

const instances = new Map<Language, Promise<i18n>>();

const textsIn = (language: Language): Promise<i18n> => {
  const instance = instances.get(language) ?? createTexts(language);
  instances.set(language, instance);
  return instance;
};

const Page = ({ view }: { readonly view: DeskView }): ReactNode => {
  if (view.page === 'signIn') return <SignInPage {...view} />;
  if (view.page === 'home') return <HomePage {...view} />;
  if (view.page === 'requests') return <RequestsPage {...view} />;
  if (view.page === 'request') return <RequestPage {...view} />;
  if (view.page === 'erase') return <ErasePage {...view} />;
  if (view.page === 'erased') return <ErasedPage {...view} />;
  if (view.page === 'content') return <ContentPage {...view} />;
  if (view.page === 'contentFile') return <ContentFilePage {...view} />;
  if (view.page === 'drafts') return <DraftsPage {...view} />;
  if (view.page === 'publications') return <PublicationsPage {...view} />;
  return <ProblemPage {...view} />;
};

export const renderDesk: RenderDesk = async (view, frame) =>
  `<!doctype html>${renderToString(
    <I18nextProvider i18n={await textsIn(frame.language)}>
      <DeskDocument view={view} frame={frame}>
        <Page view={view} />
      </DeskDocument>
    </I18nextProvider>,
  )}`;
