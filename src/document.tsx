import type { ReactNode } from 'react';
import { useLanguage } from './hooks/use-language.ts';

/** The HTML document around whatever is shown. */
export const HtmlDocument = ({ children }: { readonly children: ReactNode }): ReactNode => (
  <html lang={useLanguage()}>
    <head>
      <meta charSet="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <meta name="theme-color" content="#0b2b33" />
      <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
    </head>
    <body>{children}</body>
  </html>
);
