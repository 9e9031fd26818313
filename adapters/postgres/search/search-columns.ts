import { LRUCache } from 'lru-cache';
import type { Content, ContentProduct } from '#domain/content/content.ts';
import { type SearchSource, searchKey } from '#domain/search/search-key.ts';
import { wordsOf } from '#domain/search/words.ts';
import { createSynonymFinder } from '#domain/search/synonyms.ts';
import { type TextKey, stemsWithMeasures, textKey } from '#domain/search/text-key.ts';
import { type Localized, languages } from '#domain/shared/language.ts';

interface SearchColumns {
  readonly key: readonly string[];
  /** As a tsvector is written. */
  readonly text: string;
}

const inBothLanguages = (texts: readonly Localized[]): readonly string[] =>
  texts.flatMap((text) => languages.map((language) => text[language]));

/** The cells of a table, line by line. */
const plainTable = (html: string): string =>
  html
    .replaceAll(/<[^>]+>/gu, ' ')
    .replaceAll('&amp;', '&')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>');

const lexemesOf = (words: Iterable<string>, weight: 'A' | 'C' | 'D'): string[] =>
  Array.from(words, (word) => `'${word}':1${weight}`);

/**
 * Weight A: words of names, groups and synonyms. C: stems of features. D: stems of other texts. Only lexemes with a position
 * have a weight. Words and stems hold no quotes.
 */
const toVector = (words: readonly string[], { features, texts }: TextKey): string =>
  [
    ...lexemesOf(new Set(words.filter((word) => !word.startsWith('='))), 'A'),
    ...lexemesOf(features, 'C'),
    ...lexemesOf(texts, 'D'),
  ].join(' ');

/** Some 2 kB each. */
const maxMemoizedTexts = 5000;

/** @returns a function that makes what one of the content's products is found by */
export const createSearchColumns = ({
  brands,
  categories,
  solutions,
  synonyms,
}: Content): ((product: ContentProduct) => SearchColumns) => {
  const finder = createSynonymFinder(synonyms);
  // Texts recur: the summary of a group in all its products, a feature in many.
  const stems = new LRUCache<string, readonly string[]>({
    max: maxMemoizedTexts,
    memoMethod: (text) => stemsWithMeasures(text, finder),
  });
  const synonymsOf = (name: Localized): readonly string[] =>
    languages.flatMap((language) => finder.ofName(wordsOf(name[language])));
  const brandBySlug = new Map(brands.map((brand) => [brand.slug, brand]));
  type Context = Pick<SearchSource, 'category' | 'solutions'> & {
    readonly groupSynonyms: readonly string[];
    readonly summary: Localized;
  };
  const contextByCategory = new Map(
    categories.map((category): [string, Context] => [
      category.slug,
      {
        category,
        solutions: solutions.filter((solution) =>
          solution.categories.some(({ slug }) => slug === category.slug),
        ),
        groupSynonyms: synonymsOf(category.name),
        summary: category.summary,
      },
    ]),
  );
  return (product) => {
    const brand = brandBySlug.get(product.brand);
    const context = contextByCategory.get(product.category);
    // A product without brand or category violates a foreign key at commit.
    if (!brand || !context) return { key: [], text: '' };
    const { name, regulatory, variants, detailsTable } = product;
    const registryCodes = [regulatory?.udiDi, regulatory?.uts].filter((code) => code !== undefined);
    const refs = variants.map(({ ref }) => ref);
    const { summary, ...group } = context;
    const key = searchKey({ name, brand, ...group, registryCodes, refs, synonyms: synonymsOf(name) });
    const tables = detailsTable ? inBothLanguages([detailsTable]).map(plainTable) : [];
    const texts = textKey(
      {
        features: [
          ...inBothLanguages([product.description, ...product.details]),
          ...inBothLanguages(variants.map((variant) => variant.name)),
          ...tables,
        ],
        texts: inBothLanguages([
          ...product.gallery,
          ...product.articles.flatMap(({ heading, text }) => [heading, text]),
          summary,
        ]),
      },
      (text) => stems.memo(text),
    );
    return { key, text: toVector(key, texts) };
  };
};
