import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { ProductDocument } from '#domain/catalogue/document.ts';
import { documentsPath } from '#domain/site/document-path.ts';
import { SiteLink } from '../../components/site-link.tsx';
import { DocumentList, hasSample } from './document-list.tsx';
import { ProductSection } from './product-section.tsx';

interface Props {
  readonly documents: readonly ProductDocument[];
  /** English slug of the product. */
  readonly slug: string;
}

/** The section of a product page with its documents. */
export const ProductDocuments = ({ documents, slug }: Props): ReactNode => {
  const { t } = useTranslation('product');
  return (
    <ProductSection title={t('documents.title')} className="no-print">
      <DocumentList documents={documents} slug={slug} />
      {documents.some(hasSample) && <p className="meta">{t('documents.samples')}</p>}
      <p>
        <SiteLink isServerPage to={documentsPath} className="arrow-link">
          {t('documents.all')}
        </SiteLink>
      </p>
    </ProductSection>
  );
};
