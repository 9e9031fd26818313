import type { ReactNode } from 'react';
import { files, paths } from '../lib/paths.ts';
import { HtmlDocument } from './document.tsx';

/** A document without header and footer, which needs no data and no router. */
export const StandaloneDocument = ({ children }: { readonly children: ReactNode }): ReactNode => (
  <HtmlDocument>
    <main className="standalone frame">
      <a href={paths.home} className="logo">
        <img src={files.logo} alt={import.meta.env.COMPANY_NAME} width="200" height="40" />
      </a>
      <div className="notice">{children}</div>
    </main>
  </HtmlDocument>
);
