import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import type { ProductDocument } from '#domain/catalogue/document.ts';
import { documentsPath } from '#domain/site/document-path.ts';
import { inSameForm } from '../../lib/paths.ts';
import { DocumentList, hasDemonstration } from './document-list.tsx';
import { ProductSection } from './product-section.tsx';

interface Props {
  readonly documents: readonly ProductDocument[];
  /** English slug of the product. */
  readonly slug: string;
}

/** The section of a product page with its documents. */
export const ProductDocuments = ({ documents, slug }: Props): ReactNode => {
  const { t } = useTranslation('product');
  // No SiteLink: the browser's router does not know the page of documents, which takes no scripts.
  const allDocuments = inSameForm(documentsPath, useParams()['language']);
  return (
    <ProductSection title={t('documents.title')} className="no-print">
      <DocumentList documents={documents} slug={slug} />
      {hasDemonstration(documents) && <p className="meta">{t('documents.demonstration')}</p>}
      <p>
        <a href={allDocuments} className="arrow-link">
          {t('documents.all')}
        </a>
      </p>
    </ProductSection>
  );
};
