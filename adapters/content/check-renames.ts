import type { ContentProduct } from '#domain/content/content.ts';
import type { ContentProblem } from '#domain/content/problems.ts';
import type { Redirect } from '#domain/site/redirect.ts';
import { paths } from '#domain/site/pages.ts';
import { productSchema } from './schemas/file-schemas.ts';
import type { Entries } from './loaded-entries.ts';
import { readYaml } from './yaml/yaml-file.ts';

type FormerProduct = Entries['products'][number];

type PresentProduct = Pick<ContentProduct, 'slug' | 'name' | 'category' | 'gallery'>;

interface Compared {
  readonly before: Entries;
  readonly now: Entries;
  readonly redirects: readonly Redirect[];
}

const byKey = <Entry>(
  entries: readonly Entry[],
  keyOf: (entry: Entry) => string,
): ReadonlyMap<string, Entry> => new Map(entries.map((entry) => [keyOf(entry), entry]));

const findMovedPages = ({ before, now }: Compared): Redirect[] => {
  const present = new Set(now.pages.map(({ path }) => path));
  const former = new Set(before.pages.map(({ path }) => path));
  const added = now.pages.filter(({ path }) => !former.has(path));
  return before.pages
    .filter(({ path }) => !present.has(path))
    .flatMap(({ path, name }) => {
      // Of its own kind: a brand may be called like a category.
      const folder = path.slice(0, path.lastIndexOf('/'));
      const same = added.find(
        (page) => page.name === name && page.path.slice(0, page.path.lastIndexOf('/')) === folder,
      );
      return same ? [{ from: path, to: same.path }] : [];
    });
};

/**
 * Finds moved products as the load does: the product that has the other slug, or a name, of the one that had the slug.
 */
const findMovedProducts = ({ before, now }: Compared): Redirect[] => {
  const slugs = new Set(now.products.flatMap(({ slug }) => [slug.en, slug.tr]));
  const finders = [
    ({ slug }: FormerProduct) => slug.en,
    ({ slug }: FormerProduct) => slug.tr,
    ({ name }: FormerProduct) => name.en,
    ({ name }: FormerProduct) => name.tr,
  ].map((keyOf) => {
    const found = byKey(now.products, keyOf);
    return (product: FormerProduct) => found.get(keyOf(product));
  });
  return before.products.flatMap((product) =>
    [...new Set([product.slug.en, product.slug.tr])]
      .filter((slug) => !slugs.has(slug))
      .flatMap((slug) => {
        const [same] = finders.flatMap((find) => find(product) ?? []);
        return same ? [{ from: paths.product(slug), to: paths.product(same.slug.en) }] : [];
      }),
  );
};

/** Pages that have moved since the last load, without a redirect from their former address. */
export const findMissingRedirects = (compared: Compared): ContentProblem[] => {
  const known = new Set(compared.redirects.map(({ from }) => from));
  return [...findMovedPages(compared), ...findMovedProducts(compared)]
    .filter(({ from }) => !known.has(from))
    .map(({ from, to }) => ({
      file: 'redirects.yaml',
      line: 1,
      text: `the page ${from} has moved: add "- { from: ${from}, to: ${to} }"`,
    }));
};

/** Products whose present name is another, by their former names. */
const renamedProducts = ({
  before,
  now,
}: Pick<Compared, 'before' | 'now'>): ReadonlyMap<string, FormerProduct> => {
  const byEnglish = byKey(now.products, ({ slug }) => slug.en);
  const byTurkish = byKey(now.products, ({ slug }) => slug.tr);
  return new Map(
    before.products.flatMap(({ slug, name }) => {
      const present = byEnglish.get(slug.en) ?? byTurkish.get(slug.tr);
      if (!present || (present.name.en === name.en && present.name.tr === name.tr)) return [];
      return [
        [name.en, present],
        [name.tr, present],
      ] as const;
    }),
  );
};

/**
 * Entries of galleries that name a product by a name that it had before, which is no link any more, with their lines.
 * @param root the content folder
 */
export const findBrokenGalleries = async (
  root: string,
  compared: Pick<Compared, 'before' | 'now'>,
  products: readonly PresentProduct[],
): Promise<ContentProblem[]> => {
  const renamed = renamedProducts(compared);
  if (renamed.size === 0) return [];
  const names = new Set(products.flatMap(({ name }) => [`en ${name.en}`, `tr ${name.tr}`]));
  const problems: ContentProblem[] = [];
  for (const { slug, category, gallery } of products)
    for (const [index, name] of gallery.entries()) {
      const product = renamed.get(name.en) ?? renamed.get(name.tr);
      if (!product || names.has(`en ${name.en}`) || names.has(`tr ${name.tr}`)) continue;
      const file = `products/${category}/${slug.en}.yaml`;
      const yaml = await readYaml(root, file, productSchema, []);
      problems.push({
        file,
        line: yaml?.lineOf(['gallery', index]) ?? 1,
        text: `gallery: the product "${name.en}" has another name now: write { tr: ${product.name.tr}, en: ${product.name.en} }`,
      });
    }
  return problems;
};
