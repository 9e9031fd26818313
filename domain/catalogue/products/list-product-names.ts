import type { CatalogueRepository } from '#domain/catalogue/products/ports.ts';
import type { ProductSummary } from '#domain/catalogue/products/product.ts';
import { withPlainSpaces } from '#domain/shared/breaking-spaces.ts';
import type { Variant } from '#domain/catalogue/products/variant.ts';
import { inEachLanguage } from '#domain/shared/language.ts';

interface Dependencies {
  readonly catalogue: Pick<CatalogueRepository, 'products' | 'productsOfSlugs'>;
}

interface NamedItem {
  /** The English one. */
  readonly slug: string;
  readonly ref?: string;
}

interface NamedProduct extends Pick<ProductSummary, 'name' | 'hasVariants'> {
  /** The English one. */
  readonly slug: string;
  /** Variants that were asked for; left out of the list of all products. */
  readonly variants?: readonly Pick<Variant, 'ref' | 'name'>[];
}

/** Replaces no-break spaces of a name, for callers that compare it with what is typed (spec §5). */
const asTyped = (name: ProductSummary['name']): ProductSummary['name'] =>
  inEachLanguage((language) => withPlainSpaces(name[language]));

/** Every product's name, without no-break spaces, and slug, ordered by English slug; with `items`, only of these products, each once, and of these variants. */
export const createListProductNames =
  ({ catalogue }: Dependencies) =>
  async (items?: readonly NamedItem[]): Promise<readonly NamedProduct[]> => {
    if (!items)
      return (await catalogue.products()).map(({ name, slug }) => ({ name: asTyped(name), slug: slug.en }));
    const products = await catalogue.productsOfSlugs([...new Set(items.map(({ slug }) => slug))]);
    const refs = new Set(items.map(({ ref }) => ref));
    return products.map(({ name, slug, variants }) =>
      Object.assign(
        {
          name,
          slug: slug.en,
          variants: variants
            .filter(({ ref }) => refs.has(ref))
            .map((variant) => ({ ref: variant.ref, name: variant.name })),
        },
        variants.length > 0 && { hasVariants: true },
      ),
    );
  };

export type ListProductNames = ReturnType<typeof createListProductNames>;
