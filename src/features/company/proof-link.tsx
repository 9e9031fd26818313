import type { ReactNode } from 'react';
import { documentsPath } from '#domain/site/document-path.ts';
import { type LinkTarget, SiteLink } from '../../components/site-link.tsx';

/** A link to the proof of what is said. Only the server knows the page of documents. */
export const ProofLink = ({ to, label }: LinkTarget): ReactNode => (
  <SiteLink to={to} isServerPage={to === documentsPath} className="arrow-link">
    {label}
  </SiteLink>
);
