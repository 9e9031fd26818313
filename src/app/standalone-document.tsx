import type { ReactNode } from 'react';
import { HtmlDocument } from './document.tsx';
import { Scalpel } from './scalpel.tsx';

/** A whole page for when not even menu and footer can be had: it needs no data and no router. */
export const StandaloneDocument = ({ children }: { readonly children: ReactNode }): ReactNode => (
  <HtmlDocument>
    <main className="lone frame">
      <a href="/" className="logo">
        <img src="/logo.svg" alt={import.meta.env.COMPANY_NAME} width="200" height="40" />
      </a>
      <div className="notice">{children}</div>
      <Scalpel />
    </main>
  </HtmlDocument>
);
