import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { ProductView } from '#domain/catalogue/view-product.ts';
import { AddToRequest } from '../request/basket/add-to-request.tsx';
import { OfferLink } from '../request/form/offer-link.tsx';
import { useLanguage } from '../../i18n/use-language.ts';
import { files, paths } from '../../lib/paths.ts';
import { useSite } from '../../api/site.ts';
import { Breadcrumb } from '../../components/breadcrumb.tsx';
import { formatFileSize } from '../../lib/format-file-size.ts';
import { Paragraphs } from '../../components/paragraphs.tsx';
import { Picture } from '../../components/picture.tsx';
import { SiteLink } from '../../components/site-link.tsx';

/** What may be taken away: the data sheet in the page's language, and the maker's brochure where there is one. */
const Downloads = ({ product }: { readonly product: ProductView }): ReactNode => {
  const { t } = useTranslation();
  const language = useLanguage();
  const { slug, document } = product;
  return (
    <p className="brochure">
      <a href={files.dataSheet(language, slug.en)} type="application/pdf" className="onward">
        {t('product.sheet')}
      </a>
      {document && (
        <a href={files.document(document.file)} type="application/pdf" className="onward">
          {t('product.document', { size: formatFileSize(document.bytes, language) })}
        </a>
      )}
    </p>
  );
};

/** What a product is, what it looks like and how to ask for it. */
export const ProductHead = ({ product }: { readonly product: ProductView }): ReactNode => {
  const { t } = useTranslation();
  const language = useLanguage();
  const { slug, category } = product;
  const name = product.name[language];
  const { brands } = useSite().catalogue;
  const brand = brands.find((known) => known.slug === product.brand)?.name ?? product.brand;
  const parent = { label: category.name[language], to: paths.category(category.slug) };
  return (
    <header className="frame product-head">
      <Breadcrumb trail={[parent]} here={name} />
      <div className="product-picture">
        <Picture
          kind="product"
          name={slug.en}
          alt={name}
          sizes="(width < 64rem) 92vw, (width < 88rem) 52vw, 46rem"
          priority
        />
      </div>
      <div className="product-intro">
        <h1>{name}</h1>
        <dl className="facts">
          <div>
            <dt>{t('product.brand')}</dt>
            <dd>
              <SiteLink to={paths.brand(product.brand)}>{brand}</SiteLink>
            </dd>
          </div>
          <div>
            <dt>{t('product.category')}</dt>
            <dd>
              <SiteLink to={parent.to}>{parent.label}</SiteLink>
            </dd>
          </div>
        </dl>
        <Paragraphs text={product.description[language]} />
        <p className="actions">
          <OfferLink product={{ slug: slug.en, name: product.name }} />
          <AddToRequest product={product} />
        </p>
        <Downloads product={product} />
      </div>
    </header>
  );
};
