import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { isDevice } from '#domain/catalogue/products/regulatory.ts';
import type { ProductView } from '#domain/catalogue/view-product.ts';
import { useLanguage } from '../../../i18n/use-language.ts';
import { files, paths } from '../../../lib/paths.ts';
import { useSite } from '../../../api/site.ts';
import { useSolutionLink, useSolutionOfPage } from './solution-of-page.ts';
import { Breadcrumb } from '../../../components/navigation/breadcrumb.tsx';
import { pdfOf } from '../../../lib/format-file-size.ts';
import { Paragraphs } from '../../../components/text/paragraphs.tsx';
import { SiteLink } from '../../../components/navigation/site-link.tsx';
import { ProductGallery } from './product-gallery.tsx';

/** The data sheet in the page's language, and the manufacturer's brochure if there is one. */
const Downloads = ({ product }: { readonly product: ProductView }): ReactNode => {
  const { t } = useTranslation();
  const language = useLanguage();
  const { slug, document } = product;
  return (
    <p className="downloads">
      <a href={files.dataSheet(language, slug.en)} type="application/pdf" className="arrow-link">
        {t('product.sheet')}
      </a>
      {document && (
        <a href={files.document(document.file)} type="application/pdf" className="arrow-link">
          {t('product.document', { file: pdfOf(document.bytes, language) })}
        </a>
      )}
    </p>
  );
};

interface Props {
  readonly product: ProductView;
  /** Shown below the name. */
  readonly actions: ReactNode;
}

/** Brand, name and picture of a product, what can be done with it, what tells it apart, and its description. */
export const ProductHead = ({ product, actions }: Props): ReactNode => {
  const { t } = useTranslation();
  const language = useLanguage();
  const { category, regulatory } = product;
  const classification = regulatory?.classification;
  const name = product.name[language];
  const { brands } = useSite().catalogue;
  const brand = (
    brands.find((candidate) => candidate.slug === product.brand)?.name ?? product.brand
  ).replaceAll(' ', '\u00A0');
  const origin = useSolutionOfPage(category.slug);
  const linkOf = useSolutionLink();
  const parentPath = paths.category(category.slug);
  const parent = { label: category.name[language], to: parentPath + (origin?.query ?? '') };
  return (
    <header className="frame product-head">
      <Breadcrumb
        trail={origin ? [linkOf(origin.solution), parent] : [parent]}
        {...(import.meta.env.SSR &&
          origin && { canonicalTrail: [linkOf(origin.main), { ...parent, to: parentPath }] })}
        current={name}
      />
      <div className="product-title">
        <p className="product-brand">
          <SiteLink to={paths.brand(product.brand)}>{brand}</SiteLink>
          {classification && isDevice(classification) && (
            <span>{t('listing.class', { value: classification })}</span>
          )}
        </p>
        <h1>{name}</h1>
      </div>
      <ProductGallery key={product.slug.en} product={product} />
      <div className="product-intro">
        <div className="actions">{actions}</div>
        {product.facts && (
          <dl className="facts">
            {product.facts.map(({ label, value }) => (
              <div key={label.en}>
                <dt>{label[language]}</dt>
                <dd>{value[language]}</dd>
              </div>
            ))}
          </dl>
        )}
      </div>
      <div className="product-text">
        <Paragraphs text={product.description[language]} />
        <Downloads product={product} />
      </div>
    </header>
  );
};
