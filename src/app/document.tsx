import type { ReactNode } from 'react';
import { palette } from '#domain/site/drawings/palette.ts';
import { FontPreload } from '../components/head/font-preload.tsx';
import { useLanguage } from '../i18n/use-language.ts';
import { files } from '../lib/paths.ts';
import sans from '../styles/fonts/instrument-sans.woff2';
import turkish from '../styles/fonts/instrument-sans-turkish.woff2';
import { DocumentData, DocumentStyles, PrintStyles } from './server-page.tsx';

/** Elements of the head that never change in a visit. */
const DocumentHead = (): ReactNode => (
  <>
    <DocumentStyles />
    <meta charSet="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <meta name="theme-color" content={palette.ink} />
    <FontPreload href={sans} />
    <FontPreload href={turkish} />
    <link rel="icon" href={files.favicon} type="image/svg+xml" />
    <link rel="apple-touch-icon" href={files.appleTouchIcon} />
    <link rel="manifest" href={files.webManifest} />
    <PrintStyles />
  </>
);

/** The HTML document around every page. Hydration ignores the elements that only the server renders. */
export const HtmlDocument = ({ children }: { readonly children: ReactNode }): ReactNode => {
  const language = useLanguage();
  return (
    <html lang={language}>
      <head>{import.meta.env.SSR && <DocumentHead />}</head>
      {/* For scripts beside this tree (page-language.ts). */}
      <body data-language={language}>
        {children}
        {import.meta.env.SSR && <DocumentData />}
      </body>
    </html>
  );
};
