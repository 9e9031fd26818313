import { type ReactNode, useContext } from 'react';
import type { Product } from 'schema-dts';
import { isPublicGtin } from '#domain/catalogue/udi.ts';
import type { ProductView } from '#domain/catalogue/view-product.ts';
import { useAddress } from '../hooks/use-address.ts';
import { useLanguage } from '../hooks/use-language.ts';
import { files, paths } from '../paths.ts';
import { PublicUrl } from '../public-url.ts';
import { useSite } from '../site.ts';
import { useFact } from './facts.ts';

/** What the catalogue knows, and nothing that it does not: no price, no stock, no rating. */
export const ProductFacts = ({ product }: { readonly product: ProductView }): ReactNode => {
  const publicUrl = useContext(PublicUrl);
  const addressOf = useAddress();
  const language = useLanguage();
  const { brands } = useSite().catalogue;
  const { slug, name, description, brand, category, regulatory } = product;
  const url = addressOf(paths.product(slug.en));
  const facts: Product = {
    '@type': 'Product',
    '@id': `${publicUrl}${paths.product(slug.en)}#product`,
    name: name[language],
    description: description[language],
    url,
    image: publicUrl + files.picture('product', slug.en),
    brand: { '@type': 'Brand', name: brands.find((known) => known.slug === brand)?.name ?? brand },
    category: category.name[language],
    ...(regulatory?.udiDi !== undefined && isPublicGtin(regulatory.udiDi) && { gtin: regulatory.udiDi }),
  };
  useFact(facts);
  return null;
};
