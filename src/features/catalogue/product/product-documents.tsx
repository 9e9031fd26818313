import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { ProductDocument } from '#domain/catalogue/products/document.ts';
import { SiteLink } from '../../../components/navigation/site-link.tsx';
import { DocumentList } from '../documents/document-list.tsx';
import { samplesOf } from '../documents/document-samples.ts';
import { ProductSection } from './product-section.tsx';
import { paths } from '../../../lib/paths.ts';

interface Props {
  readonly documents: readonly ProductDocument[];
  /** English slug of the product. */
  readonly slug: string;
}

/** The section of a product page with its documents. */
export const ProductDocuments = ({ documents, slug }: Props): ReactNode => {
  const { t } = useTranslation('product');
  const samples = samplesOf(documents);
  return (
    <ProductSection title={t('documents.title')} className="no-print">
      {samples !== 'none' && <p className="meta">{t(`documents.samples.${samples}`)}</p>}
      <DocumentList documents={documents} slug={slug} marksSamples={samples === 'some'} />
      <SiteLink isServerPage to={paths.documents} className="arrow-link">
        {t('documents.all')}
      </SiteLink>
    </ProductSection>
  );
};
