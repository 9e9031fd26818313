import { type ReactNode, useContext } from 'react';
import type { ProductLeaf } from 'schema-dts';
import { isPublicGtin } from '#domain/catalogue/udi.ts';
import type { ProductView } from '#domain/catalogue/view-product.ts';
import { useAbsoluteUrl } from '../../i18n/use-absolute-url.ts';
import { useLanguage } from '../../i18n/use-language.ts';
import { files, paths } from '../../lib/paths.ts';
import { PublicUrl } from '../../lib/public-url.ts';
import { useSite } from '../../api/site.ts';
import { type Thing, useJsonLd } from '../../components/json-ld.ts';

/** Without price, availability and rating, which the catalogue does not have. */
export const ProductJsonLd = ({ product }: { readonly product: ProductView }): ReactNode => {
  const publicUrl = useContext(PublicUrl);
  const toAbsoluteUrl = useAbsoluteUrl();
  const language = useLanguage();
  const { brands } = useSite().catalogue;
  const { slug, name, description, brand, category, regulatory } = product;
  const url = toAbsoluteUrl(paths.product(slug.en));
  const thing: Thing<ProductLeaf> = {
    '@type': 'Product',
    '@id': `${publicUrl}${paths.product(slug.en)}#product`,
    name: name[language],
    description: description[language],
    url,
    image: publicUrl + files.namedPicture('product', slug.en),
    brand: { '@type': 'Brand', name: brands.find((candidate) => candidate.slug === brand)?.name ?? brand },
    category: category.name[language],
    ...(regulatory?.udiDi !== undefined && isPublicGtin(regulatory.udiDi) && { gtin: regulatory.udiDi }),
  };
  useJsonLd(thing);
  return null;
};
