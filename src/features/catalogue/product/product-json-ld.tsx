import { type ReactNode, useContext } from 'react';
import type { ProductGroupLeaf, ProductLeaf } from 'schema-dts';
import { pictureFormats, stemOf } from '#domain/content/picture.ts';
import { isPublicGtin } from '#domain/shared/udi.ts';
import type { ProductView } from '#domain/catalogue/view-product.ts';
import { useAbsoluteUrl } from '../../../i18n/use-absolute-url.ts';
import { useLanguage } from '../../../i18n/use-language.ts';
import { files, paths } from '../../../lib/paths.ts';
import { PublicUrl } from '../../../lib/public-url.ts';
import { useSite } from '../../../api/site.ts';
import { type Thing, useJsonLd } from '../../../components/head/json-ld.ts';

/**
 * JSON-LD of a product, without price, availability and rating, which the catalogue does not have; a product with
 * variants is a group of them.
 */
export const ProductJsonLd = ({ product }: { readonly product: ProductView }): ReactNode => {
  const publicUrl = useContext(PublicUrl);
  const toAbsoluteUrl = useAbsoluteUrl();
  const language = useLanguage();
  const { brands } = useSite().catalogue;
  const { slug, name, picture, description, brand, category, variants, regulatory } = product;
  const url = toAbsoluteUrl(paths.product(slug.en));
  const common = {
    '@id': `${publicUrl}${paths.product(slug.en)}#product`,
    name: name[language],
    description: description[language],
    url,
    image: publicUrl + files.sizedPicture('product', stemOf(picture), pictureFormats.product.width, 'webp'),
    brand: { '@type': 'Brand', name: brands.find((candidate) => candidate.slug === brand)?.name ?? brand },
    category: category.name[language],
  };
  const single: Thing<ProductLeaf> = {
    '@type': 'Product',
    ...common,
    ...(regulatory?.udiDi !== undefined && isPublicGtin(regulatory.udiDi) && { gtin: regulatory.udiDi }),
  };
  const group: Thing<ProductGroupLeaf> = {
    '@type': 'ProductGroup',
    ...common,
    productGroupID: slug.en,
    variesBy: ['https://schema.org/size'],
    hasVariant: variants.map((variant): Thing<ProductLeaf> => ({
      '@type': 'Product',
      '@id': `${publicUrl}${paths.product(slug.en)}#${variant.ref}`,
      name: `${name[language]}, ${variant.name[language]}`,
      sku: variant.ref,
      mpn: variant.ref,
      size: variant.name[language],
      url: `${url}#${variant.ref}`,
    })),
  };
  useJsonLd(variants.length > 0 ? group : single);
  return null;
};
