import type {
  BreadcrumbListLeaf,
  ItemListLeaf,
  NewsArticleLeaf,
  OrganizationLeaf,
  ProductGroupLeaf,
  ProductLeaf,
  WebSiteLeaf,
} from 'schema-dts';
import * as z from 'zod';

// Schemas of the JSON-LD in pages. They are strict, so an unexpected field, such as a price, is an error; the types of
// schema-dts ensure that the fields are those of schema.org.

type Fields<Leaf> = Partial<Record<keyof Leaf, z.ZodType>>;

const text = z.string().min(1);
const address = z.url();
const position = z.int().min(1);

const company = {
  '@type': z.literal('Organization'),
  '@id': address,
  name: text,
  url: address,
  logo: address,
};

const knownCompany = z.strictObject(company);

const organization = z.strictObject({
  ...company,
  legalName: text,
  foundingDate: z.string().regex(/^\d{4}$/u),
  email: z.email(),
  telephone: z.array(text).min(1),
  address: text,
  sameAs: z.array(address),
} satisfies Fields<OrganizationLeaf>);

const webSite = z.strictObject({
  '@type': z.literal('WebSite'),
  '@id': address,
  name: text,
  url: address,
  inLanguage: z.enum(['tr', 'en']),
  publisher: z.strictObject({ '@id': address }),
} satisfies Fields<WebSiteLeaf>);

const breadcrumbList = z.strictObject({
  '@type': z.literal('BreadcrumbList'),
  itemListElement: z
    .array(
      z.strictObject({ '@type': z.literal('ListItem'), position, name: text, item: address.exactOptional() }),
    )
    .min(2),
} satisfies Fields<BreadcrumbListLeaf>);

const itemList = z.strictObject({
  '@type': z.literal('ItemList'),
  numberOfItems: z.int().min(1),
  itemListElement: z.array(
    z.strictObject({ '@type': z.literal('ListItem'), position, name: text, url: address }),
  ),
} satisfies Fields<ItemListLeaf>);

const productFields = {
  '@id': address,
  name: text,
  description: text,
  url: address,
  image: address,
  brand: z.strictObject({ '@type': z.literal('Brand'), name: text }),
  category: text,
};

const product = z.strictObject({
  '@type': z.literal('Product'),
  ...productFields,
} satisfies Fields<ProductLeaf>);

const productGroup = z.strictObject({
  '@type': z.literal('ProductGroup'),
  ...productFields,
  productGroupID: text,
  variesBy: z.array(z.literal('https://schema.org/size')).length(1),
  hasVariant: z
    .array(
      z.strictObject({
        '@type': z.literal('Product'),
        '@id': address,
        name: text,
        sku: text,
        mpn: text,
        size: text,
        url: address,
      } satisfies Fields<ProductLeaf>),
    )
    .min(1),
} satisfies Fields<ProductGroupLeaf>);

const newsArticle = z.strictObject({
  '@type': z.literal('NewsArticle'),
  headline: text.max(110),
  description: text,
  image: address,
  datePublished: z.iso.date(),
  inLanguage: z.enum(['tr', 'en']),
  mainEntityOfPage: address,
  author: knownCompany,
  publisher: knownCompany,
} satisfies Fields<NewsArticleLeaf>);

const fact = z.discriminatedUnion('@type', [
  organization,
  webSite,
  breadcrumbList,
  itemList,
  product,
  productGroup,
  newsArticle,
]);

export type Fact = z.output<typeof fact>;

const graph = z.strictObject({
  '@context': z.literal('https://schema.org'),
  '@graph': z.array(fact).min(1),
});

/** The JSON-LD of a page; none if there is no such script. @throws if it is invalid */
export const factsIn = (html: string): readonly Fact[] => {
  const [, json] = /<script type="application\/ld\+json" id="json-ld">([^<]*)<\/script>/u.exec(html) ?? [];
  return json === undefined ? [] : graph.parse(JSON.parse(json))['@graph'];
};
