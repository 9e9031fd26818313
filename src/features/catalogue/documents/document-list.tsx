import type { ReactNode } from 'react';
import type { ProductDocument } from '#domain/catalogue/products/document.ts';
import { DocumentEntry } from './document-entry.tsx';

interface Props {
  readonly documents: readonly ProductDocument[];
  /** English slug of the product; left out where none of these is individual. */
  readonly slug?: string;
  readonly marksSamples: boolean;
}

/** Documents in rows. */
export const DocumentList = ({ documents, slug, marksSamples }: Props): ReactNode => (
  <ul className="document-list wide">
    {documents.map((document) => (
      <li key={document.id} className="document">
        <DocumentEntry document={document} slug={slug} marksSamples={marksSamples} />
      </li>
    ))}
  </ul>
);
