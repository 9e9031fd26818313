import type { ContentProduct } from '#domain/content/content.ts';
import type { ContentProblem } from '#domain/content/problems.ts';
import { type Language, inEachLanguage, languages } from '#domain/shared/language.ts';
import { productSchema } from '../schemas/file-schemas.ts';
import { findNearestKey, looseKey } from '../yaml/near-miss.ts';
import { readYaml } from '../yaml/yaml-file.ts';

type Product = Pick<ContentProduct, 'slug' | 'name' | 'category' | 'gallery'>;

type Name = Product['name'];

/** Names of products in one language, to find one by, or one that is nearly it. */
const createIndex = (products: readonly Product[], language: Language) => {
  const byName = new Map(products.map((product) => [product.name[language], product]));
  const byKey = new Map(products.map((product) => [looseKey(product.name[language]), product]));
  const nearest = new Map<string, Product | undefined>();
  const findNear = (name: string): Product | undefined => {
    if (!nearest.has(name)) {
      const key = looseKey(name);
      nearest.set(name, byKey.get(key) ?? byKey.get(findNearestKey(key, byKey.keys()) ?? ''));
    }
    return nearest.get(name);
  };
  return { get: (name: string) => byName.get(name), findNear };
};

const createFind = (products: readonly Product[]) => {
  const indexes = inEachLanguage((language) => createIndex(products, language));
  return (name: Name, own: string): string | undefined => {
    const [tr, en] = languages.map((language) => indexes[language].get(name[language]));
    const linked = tr ?? en;
    if (tr && en && tr !== en)
      return `the Turkish name is that of the product "${tr.name.en}", and the English one that of "${en.name.en}"`;
    if (linked?.slug.en === own) return `"${name.en}" is the product itself: delete it`;
    const swapped = linked ? undefined : indexes.en.get(name.tr);
    if (swapped && swapped === indexes.tr.get(name.en))
      return `the languages are swapped, so nothing is linked: write { tr: ${name.en}, en: ${name.tr} }`;
    const meant = linked ?? indexes.tr.findNear(name.tr) ?? indexes.en.findNear(name.en);
    if (!meant || (meant.name.tr === name.tr && meant.name.en === name.en)) return undefined;
    const names = `{ tr: ${meant.name.tr}, en: ${meant.name.en} }`;
    return linked
      ? `"${name.tr}" and "${name.en}" are not both the name of the product that it links to: is ${names} meant?`
      : `no product is called "${name.en}", so nothing is linked: did you mean ${names}?`;
  };
};

/**
 * Entries of galleries that name a product nearly: with other capitals, letters of the other language, spaces, signs that
 * nobody sees, or a typo; in one language only, or with the languages swapped; or the product that they are in.
 * @param root the content folder
 */
export const findMisspeltAccessories = async (
  root: string,
  products: readonly Product[],
): Promise<ContentProblem[]> => {
  const find = createFind(products);
  const problems: ContentProblem[] = [];
  for (const { slug, category, gallery } of products)
    for (const [index, name] of gallery.entries()) {
      const text = find(name, slug.en);
      if (text === undefined) continue;
      const file = `products/${category}/${slug.en}.yaml`;
      const yaml = await readYaml(root, file, productSchema, []);
      const line = yaml?.lineOf(['gallery', index]) ?? 1;
      problems.push({ file, line, text: `gallery.${index}: ${text}`, isWarning: true });
    }
  return problems;
};
