import type { ReactNode } from 'react';
import { type LinkTarget, SiteLink } from './site-link.tsx';
import { paths } from '../../lib/paths.ts';

/** A link that the content names. Of the pages that only the server knows, it may name the one of documents. */
export const ContentLink = ({ to, label }: LinkTarget): ReactNode => (
  <SiteLink to={to} isServerPage={to === paths.documents} className="arrow-link">
    {label}
  </SiteLink>
);
