import { LRUCache } from 'lru-cache';
import type { ProductAttributes } from '#domain/catalogue/attributes/attribute.ts';
import type { Content, ContentProduct } from '#domain/content/content.ts';
import { kindsOf, ownMeasures } from '#domain/search/measures/own-measures.ts';
import { type SearchSource, searchKey } from '#domain/search/query/search-key.ts';
import { wordsOf } from '#domain/search/words/words.ts';
import { type OtherNames, createSynonymFinder } from '#domain/search/words/synonyms.ts';
import { type TextKey, stemsWithMeasures, textKey } from '#domain/search/query/text-key.ts';
import { type Localized, languages } from '#domain/shared/language.ts';

interface SearchColumns {
  readonly key: readonly string[];
  /** Text as a tsvector is written. */
  readonly text: string;
}

const inAllLanguages = (texts: readonly Localized[]): readonly string[] =>
  texts.flatMap((text) => languages.map((language) => text[language]));

/** The cells of a table, line by line. */
const plainTable = (html: string): string =>
  html
    .replaceAll(/<[^>]+>/gu, ' ')
    .replaceAll('&amp;', '&')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>');

/** The cells of each row of a table. */
const rowsOf = (html: string): readonly (readonly string[])[] =>
  html.split('</tr>').map((row) => row.split(/<\/t[hd]>/u).map(plainTable));

/** The numbers of an item with their units. */
const numbersOf = (
  attributes: ProductAttributes | undefined,
  units: ReadonlyMap<string, string>,
): readonly string[] =>
  Object.entries(attributes ?? {}).flatMap(([key, values]) =>
    values.flatMap((value) =>
      typeof value === 'string' ? [] : [value.from, value.to].map((number) => `${number} ${units.get(key)}`),
    ),
  );

const lexemesOf = (words: Iterable<string>, weight: 'A' | 'C' | 'D'): string[] =>
  Array.from(words, (word) => `'${word}':1${weight}`);

/**
 * Weight A: words of names, groups and synonyms. B: own measures, which have C too. C: stems of features. D: stems of other texts.
 * Only lexemes with a position have a weight. Words and stems hold no quotes.
 */
const toVector = (words: readonly string[], { measures, features, texts }: TextKey): string =>
  [
    ...lexemesOf(new Set(words.filter((word) => !word.startsWith('='))), 'A'),
    ...measures.map((measure) => `'${measure}':1C,2B`),
    ...lexemesOf(new Set(features).difference(new Set(measures)), 'C'),
    ...lexemesOf(texts, 'D'),
  ].join(' ');

/** Some 2 kB each. */
const maxMemoizedTexts = 5000;

/** Words that a product is found by, as it is in a category. */
type Context = Pick<SearchSource, 'category' | 'solutions'> & {
  readonly groupSynonyms: readonly string[];
  readonly summary: Localized;
};

const contextsOf = (
  categories: Content['categories'],
  solutions: Content['solutions'],
  otherNamesOf: (name: Localized) => OtherNames,
): ReadonlyMap<string, Context> =>
  new Map(
    categories.map((category) => [
      category.slug,
      {
        category,
        solutions: solutions.filter((solution) =>
          solution.categories.some(({ slug }) => slug === category.slug),
        ),
        groupSynonyms: Object.values(otherNamesOf(category.name)).flat(),
        summary: category.summary,
      },
    ]),
  );

/** @returns a function that makes what one of the content's products is found by */
export const createSearchColumns = ({
  brands,
  attributes,
  categories,
  solutions,
  synonyms,
}: Content): ((product: ContentProduct) => SearchColumns) => {
  const finder = createSynonymFinder(synonyms);
  const kinds = new Set(synonyms.flatMap(({ known }) => kindsOf(known)));
  // Texts recur: the summary of a group in all its products, a feature in many.
  const stems = new LRUCache<string, readonly string[]>({
    max: maxMemoizedTexts,
    memoMethod: (text) => stemsWithMeasures(text, finder),
  });
  const otherNamesOf = (name: Localized): OtherNames => {
    const found = languages.map((language) => finder.ofName(wordsOf(name[language])));
    return { whole: found.flatMap(({ whole }) => whole), parts: found.flatMap(({ parts }) => parts) };
  };
  const units = new Map(
    attributes.flatMap((attribute) => (attribute.kind === 'number' ? [[attribute.key, attribute.unit]] : [])),
  );
  const brandBySlug = new Map(brands.map((brand) => [brand.slug, brand]));
  const contextByCategory = contextsOf(categories, solutions, otherNamesOf);
  return (product) => {
    const brand = brandBySlug.get(product.brand);
    const context = contextByCategory.get(product.category);
    // A product without brand or category violates a foreign key at commit.
    if (!brand || !context) return { key: [], text: '' };
    const { name, regulatory, variants, detailsTable } = product;
    const variantNames = inAllLanguages(variants.map((variant) => variant.name));
    const registryCodes = [regulatory?.udiDi, regulatory?.uts].filter((code) => code !== undefined);
    const refs = variants.map(({ ref }) => ref);
    const { summary, ...group } = context;
    const { whole, parts } = otherNamesOf(name);
    const key = searchKey({
      name,
      brand,
      ...group,
      registryCodes,
      refs,
      synonyms: whole,
      groupSynonyms: [...group.groupSynonyms, ...parts],
    });
    const tables = detailsTable ? inAllLanguages([detailsTable]).map(plainTable) : [];
    const texts = textKey(
      {
        features: [...inAllLanguages([product.description, ...product.details]), ...variantNames, ...tables],
        texts: inAllLanguages([
          ...product.gallery,
          ...product.articles.flatMap(({ heading, text }) => [heading, text]),
          summary,
        ]),
        measures: ownMeasures(
          {
            name,
            variants: variantNames,
            attributes: numbersOf(product.attributes, units),
            details: product.details,
            rows: detailsTable ? inAllLanguages([detailsTable]).flatMap(rowsOf) : [],
          },
          kinds,
        ),
      },
      (text) => stems.memo(text),
    );
    return { key, text: toVector(key, texts) };
  };
};
