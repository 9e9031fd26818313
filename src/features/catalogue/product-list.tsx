import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { ProductSummary } from '#domain/catalogue/product.ts';
import { AddToRequest } from '../request/basket/add-to-request.tsx';
import { useLanguage } from '../../i18n/use-language.ts';
import { paths } from '../../lib/paths.ts';
import { useSite } from '../../api/site.ts';
import { Picture } from '../../components/picture.tsx';
import { SiteLink } from '../../components/site-link.tsx';

/** Where the brand is not known, a card does without. */
type Listed = Pick<ProductSummary, 'name'> &
  Partial<Pick<ProductSummary, 'brand'>> & { readonly slug: Pick<ProductSummary['slug'], 'en'> };

interface Props<Product extends Listed> {
  /** In the order in which they are shown. */
  readonly products: readonly Product[];
  /** What stands above a product's name; otherwise its brand. */
  readonly labelOf?: (product: Product) => string;
  readonly heading?: 'h2' | 'h3';
  /** Whether it ends in an offer to help, which fills the last row. */
  readonly closing?: boolean;
}

const Help = (): ReactNode => {
  const { t } = useTranslation();
  return (
    <aside className="product-help">
      <p className="lead">{t('listing.help')}</p>
      <p>{t('listing.helpText')}</p>
      <SiteLink to={paths.request} className="onward">
        {t('listing.ask')}
      </SiteLink>
    </aside>
  );
};

/** Products as cards of one shape. */
export const ProductList = <Product extends Listed>({
  products,
  labelOf,
  heading: Heading = 'h2',
  closing = false,
}: Props<Product>): ReactNode => {
  const language = useLanguage();
  const { brands } = useSite().catalogue;
  const brandOf = ({ brand }: Listed): string | undefined =>
    brands.find((known) => known.slug === brand)?.name ?? brand;
  return (
    <div className="product-list">
      <div className="product-grid">
        <ul className="product-cards">
          {products.map((product) => {
            const label = (labelOf ?? brandOf)(product);
            return (
              <li key={product.slug.en} className="card product-card">
                <Picture
                  kind="product"
                  name={product.slug.en}
                  alt=""
                  sizes="(width < 40rem) 36vw, (width < 51rem) 46vw, (width < 70rem) 31vw, (width < 88rem) 24vw, 21rem"
                />
                {label && <p className="meta">{label}</p>}
                <Heading>
                  <SiteLink to={paths.product(product.slug.en)}>{product.name[language]}</SiteLink>
                </Heading>
                <AddToRequest product={product} />
              </li>
            );
          })}
        </ul>
        {closing && <Help />}
      </div>
    </div>
  );
};
