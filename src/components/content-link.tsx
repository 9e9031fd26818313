import type { ReactNode } from 'react';
import { documentsPath } from '#domain/site/document-path.ts';
import { type LinkTarget, SiteLink } from './site-link.tsx';

/** A link that the content names. Of the pages that only the server knows, it may name the one of documents. */
export const ContentLink = ({ to, label }: LinkTarget): ReactNode => (
  <SiteLink to={to} isServerPage={to === documentsPath} className="arrow-link">
    {label}
  </SiteLink>
);
