import { type ReactNode, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import {
  type Location,
  NavigationType,
  Outlet,
  ScrollRestoration,
  useLocation,
  useNavigationType,
  useParams,
} from 'react-router-dom';
import { isLanguage } from '#domain/shared/language.ts';
import { FloatingButtons } from '../layout/floating-buttons.tsx';
import { Footer } from '../layout/footer.tsx';
import { Header } from '../layout/header.tsx';
import { NotFound } from '../pages/not-found.tsx';
import { PendingNavigation } from '../layout/pending-navigation.tsx';
import { HtmlDocument } from './document.tsx';
import { FontPreload } from '../components/head/font-preload.tsx';
import { OfferDialogHost } from '../features/request/offer/offer-dialog-host.tsx';
import { PostedFormContext, usePostedForm } from '../features/request/posted/posted-form.ts';
import { isFormPath, paths, splitLanguage } from '../lib/paths.ts';
import serif from '../styles/fonts/instrument-serif.woff2';

const contentId = 'content';

/** Whether a page links to the form of offers: not those with a form of their own, and one for reading. */
const hasOfferLink = (path: string): boolean => !isFormPath(path) && path !== paths.privacyPolicy;

/** Path and query of the page that was opened last from an entry of the history, by its key. */
const followed = new Map<string, string>();

/**
 * Moves focus to the content after a client-side navigation, or to the field that the address names, for keyboard and
 * screen reader users; whoever comes back, to the link that was followed.
 */
const useFocusOnNewPage = ({ key, search, hash }: Location, path: string): void => {
  const type = useNavigationType();
  const previous = useRef({ key, path });
  useEffect(() => {
    const from = previous.current;
    previous.current = { key, path };
    if (from.path === path) return;
    const content = document.getElementById(contentId);
    content?.focus({ preventScroll: true });
    document.getElementById(hash.slice(1))?.focus({ preventScroll: true });
    if (type === NavigationType.Push) followed.set(from.key, path + search);
    const address = type === NavigationType.Pop && followed.get(key);
    if (!address) return;
    const links = [...(content?.querySelectorAll('a') ?? [])];
    links.find(({ href }) => href.endsWith(address))?.focus({ preventScroll: true });
  }, [key, path, search, hash, type]);
};

/** The layout of every page (spec §2). */
export const Root = (): ReactNode => {
  const { t } = useTranslation();
  const { language } = useParams();
  const location = useLocation();
  const { path } = splitLanguage(location.pathname);
  useFocusOnNewPage(location, path);
  return (
    <HtmlDocument>
      {/* Every page needs it, for the slogan in the footer. */}
      {import.meta.env.SSR && <FontPreload href={serif} />}
      <a href={`#${contentId}`} className="skip-link">
        {t('skipToContent')}
      </a>
      {/* The key re-creates it on each change of page, which closes its menus (spec §2). */}
      <Header key={path} />
      <OfferDialogHost path={path}>
        <main id={contentId} tabIndex={-1}>
          <PostedFormContext value={usePostedForm(path)}>
            {language === undefined || isLanguage(language) ? <Outlet /> : <NotFound />}
          </PostedFormContext>
        </main>
        <FloatingButtons key={path} hasOfferLink={hasOfferLink(path)} />
        <Footer />
      </OfferDialogHost>
      <PendingNavigation />
      <ScrollRestoration />
    </HtmlDocument>
  );
};
