import type { ReactNode } from 'react';
import { useParams } from 'react-router-dom';
import { documentsPath } from '#domain/site/document-path.ts';
import type { PageTexts } from '#domain/site/page-texts.ts';
import { Paragraphs } from '../../components/paragraphs.tsx';
import { type LinkTarget, SiteLink } from '../../components/site-link.tsx';
import { inSameForm } from '../../lib/paths.ts';
import './proofs.css';

type Quality = NonNullable<PageTexts['about-us']['quality']>;

/** Only the server knows the page of documents, so that link is followed as to another site. */
const ProofLink = ({ to, label }: LinkTarget): ReactNode => {
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

/** What the company says of its quality, each with its proof. */
export const Proofs = ({ heading, proofs }: Quality): ReactNode => (
  <section className="proofs">
    <h2>{heading}</h2>
    <ul className="plain-list">
      {proofs.map(({ heading: title, text, link }) => (
        <li key={title}>
          <h3>{title}</h3>
          <Paragraphs text={text} />
          {link && <ProofLink {...link} />}
        </li>
      ))}
    </ul>
  </section>
);
