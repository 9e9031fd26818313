import type { ReactNode } from 'react';
import { useParams } from 'react-router-dom';
import { documentsPath } from '#domain/site/document-path.ts';
import { type LinkTarget, SiteLink } from '../../components/site-link.tsx';
import { inSameForm } from '../../lib/paths.ts';

/** A link to the proof of what is said. Only the server knows the page of documents, so that one is followed as to another site. */
export const ProofLink = ({ to, label }: LinkTarget): ReactNode => {
  const { language } = useParams();
  if (to !== documentsPath)
    return (
      <SiteLink to={to} className="arrow-link">
        {label}
      </SiteLink>
    );
  return (
    <a href={inSameForm(to, language)} className="arrow-link">
      {label}
    </a>
  );
};
