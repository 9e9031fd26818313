import {
  type ProcedureCatalogue,
  findUsedProducts,
} from '#domain/catalogue/procedures/find-used-products.ts';
import type { Procedure, ProcedurePhase, TablePlace } from '#domain/catalogue/products/procedure.ts';
import type { ProductSummary } from '#domain/catalogue/products/product.ts';

type UsedProduct = Pick<ProductSummary, 'slug' | 'name' | 'picture'>;

/** Procedure with the products that it needs, as far as the catalogue has them. */
export interface ProcedureView extends Omit<Procedure, 'phases' | 'table'> {
  /** Each once, in the order of the table. */
  readonly products: readonly (UsedProduct & { readonly place: Omit<TablePlace, 'product'> })[];
  /** English slugs of products that `products` has. */
  readonly phases: readonly ProcedurePhase[];
}

interface Dependencies {
  readonly catalogue: ProcedureCatalogue;
}

/** `undefined` when there is no such procedure. @param item the slug in either language */
export const createViewProcedure =
  ({ catalogue }: Dependencies) =>
  async (item: string): Promise<ProcedureView | undefined> => {
    const all = await catalogue.procedures();
    const procedure = all.find(({ slug }) => slug.en === item || slug.tr === item);
    if (!procedure) return undefined;
    const { phases, table, ...rest } = procedure;
    const known = await findUsedProducts(catalogue, [procedure]);
    const products = table.flatMap(({ product, ...place }) => {
      const used = known.get(product);
      return used ? [{ slug: used.slug, name: used.name, picture: used.picture, place }] : [];
    });
    return {
      ...rest,
      products,
      phases: phases.map(({ title, text, products: used }) => ({
        title,
        text,
        products: used.filter((slug) => known.has(slug)),
      })),
    };
  };
