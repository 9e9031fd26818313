import type { ReactNode } from 'react';
import type { PageTexts } from '#domain/site/page-texts.ts';
import { Paragraphs } from '../../components/text/paragraphs.tsx';
import { ContentLink } from '../../components/navigation/content-link.tsx';
import './proofs.css';

type Quality = NonNullable<PageTexts['about-us']['quality']>;

/** Claims of the company about its quality, each with its proof. */
export const Proofs = ({ heading, proofs }: Quality): ReactNode => (
  <section className="proofs">
    <h2>{heading}</h2>
    <ul className="plain-list">
      {proofs.map(({ heading: title, text, link }) => (
        <li key={title}>
          <h3>{title}</h3>
          <Paragraphs text={text} />
          {link && <ContentLink {...link} />}
        </li>
      ))}
    </ul>
  </section>
);
