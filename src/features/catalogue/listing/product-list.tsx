import type { ReactNode } from 'react';
import type { ProductCard } from '#domain/catalogue/products/product-card.ts';
import type { ListedProduct } from '#domain/catalogue/products/product.ts';
import type { Language } from '#domain/shared/language.ts';
import { useLanguage } from '../../../i18n/use-language.ts';
import { files } from '../../../lib/paths.ts';
import { useSite } from '../../../api/site.ts';
import { Picture } from '../../../components/picture.tsx';
import { CardFacts, CardMarks } from './product-card-facts.tsx';
import { useProductAddress } from './product-address.ts';
import { SiteLink } from '../../../components/navigation/site-link.tsx';
import { Unbroken } from '../../../components/text/unbroken.tsx';

/** A product of the list; without a brand, its card has no label. */
type ShownProduct = Pick<ListedProduct, 'name'> &
  Partial<Pick<ListedProduct, 'brand' | 'category' | 'picture' | 'drawing' | 'card'>> & {
    readonly slug: Pick<ListedProduct['slug'], 'en'>;
  };

interface Props<Product extends ShownProduct> {
  /** Products in the order in which they are shown. */
  readonly products: readonly Product[];
  /** The label above a product's name, by default its brand. */
  readonly labelOf?: (product: Product) => string;
  /** Group of a product; in one column, it is shown above the first of the products that have it in common. */
  readonly groupOf?: (product: Product) => string;
  /** Address that a product leads to, by default that of its page. */
  readonly addressOf?: (product: Product) => string;
  /** The name, by default as it is. */
  readonly renderName?: (product: Product) => ReactNode;
  /** Texts beside the label and below the name, by default those of a list. */
  readonly cardOf?: (product: Product) => ProductCard | undefined;
  /** Language of the texts of the cards, if it is not that of the page. */
  readonly lang?: Language | undefined;
  /** Shown instead of what a product is for. */
  readonly renderText?: (product: Product) => ReactNode;
  /** Shown at the end of a product's card. */
  readonly renderAction?: (product: Product) => ReactNode;
  readonly heading?: 'h2' | 'h3';
  /** Cells that follow those of the products. */
  readonly help?: ReactNode;
}

const ownCard = ({ card }: ShownProduct): ProductCard | undefined => card;

/** A grid of product cards. */
export const ProductList = <Product extends ShownProduct>({
  products,
  labelOf,
  groupOf,
  addressOf,
  renderName,
  cardOf = ownCard,
  lang,
  renderText,
  renderAction,
  heading: Heading = 'h2',
  help,
}: Props<Product>): ReactNode => {
  const language = useLanguage();
  const { brands } = useSite().catalogue;
  const productAddressOf = useProductAddress();
  const brandOf = ({ brand }: ShownProduct): string | undefined =>
    (brands.find(({ slug }) => slug === brand)?.name ?? brand)?.replaceAll(' ', '\u00A0');
  // Known here, as the page would move if its styles waited for the last cell to arrive.
  const isInThrees = Boolean(help) && products.length % 4 === 1;
  return (
    <div className="product-list">
      <ul className={isInThrees ? 'product-cards in-threes' : 'product-cards'}>
        {products.map((product, index) => {
          const before = products[index - 1];
          const group = groupOf?.(product);
          const label = (labelOf ?? brandOf)(product);
          const card = cardOf(product);
          return (
            <li key={product.slug.en} className="card product-card">
              {group !== (before && groupOf?.(before)) && <p className="card-group">{group}</p>}
              <Picture
                kind="product"
                file={product.picture ?? product.slug.en}
                alt=""
                sizes="(width < 40rem) 32vw, (width < 51rem) 46vw, (width < 70rem) 31vw, (width < 88rem) 24vw, 21rem"
              />
              {product.drawing && (
                <img
                  className="card-drawing"
                  src={files.picture('drawing', product.drawing)}
                  alt=""
                  loading="lazy"
                />
              )}
              {label && (
                <p className="meta product-label">
                  <span>{label}</span>
                  {card && <CardMarks card={card} lang={lang} />}
                </p>
              )}
              <Heading>
                <SiteLink to={(addressOf ?? productAddressOf)(product)}>
                  {renderName ? renderName(product) : <Unbroken text={product.name[language]} />}
                </SiteLink>
              </Heading>
              {card && <CardFacts card={card} lang={lang} text={renderText?.(product)} />}
              {renderAction && <div className="product-actions">{renderAction(product)}</div>}
            </li>
          );
        })}
        {help}
      </ul>
    </div>
  );
};
