import { contradictions } from '#domain/search/order/contradictions.ts';
import type { Vocabulary } from '#domain/search/order/line-doubts.ts';
import { takeMeasures } from '#domain/search/measures/measures.ts';
import {
  type OrderItem,
  type OrderableProduct,
  variantsBeginningWith,
} from '#domain/search/query/order-items.ts';
import type { NamedRow, RowAmount } from '#domain/search/order/row-amount.ts';
import { wordsOf } from '#domain/search/words/words.ts';
import { languages } from '#domain/shared/language.ts';

interface MeantItems {
  readonly items: readonly OrderItem[];
  /** Whether the row has a number that only looks like that of an item. */
  readonly isMisread: boolean;
  /** Whether the row means its one item without a doubt. */
  readonly isClear: boolean;
}

/** The items that a row may mean: what it names, and the variants that what it says besides fits better. */
export const itemsMeant = (
  { row, mention }: NamedRow,
  { said, origin, isOfOther = false }: RowAmount,
  products: readonly OrderableProduct[],
): MeantItems | undefined => {
  if (!mention) return undefined;
  const { isMisread = false } = mention;
  const [item, second] = mention.items;
  const product = products.find(({ slug }) => slug === item?.slug);
  if (!item || second || !product)
    return { items: mention.items, isMisread, isClear: !isMisread && mention.items.length === 1 };
  const beginnings = mention.places.flatMap(({ beginning }) =>
    origin === 'code' && beginning !== undefined ? variantsBeginningWith(product, beginning) : [],
  );
  // A name that was found has sizes, of which others need not be equal.
  const names = mention.places.map(({ cell, start, end }) =>
    cell === undefined ? '' : (row.cells[cell] ?? '').slice(start, end),
  );
  const others = contradictions(
    [said, ...names.filter((name) => /\p{L}{3}/u.test(name))].join(' ; '),
    item,
    product,
  );
  const all = [item, ...beginnings, ...(others ?? [])];
  return {
    items: [...new Map(all.map((each) => [each.ref, each])).values()],
    isMisread,
    isClear:
      !isMisread &&
      !isOfOther &&
      others === undefined &&
      !mention.places.some(({ mayBeWords = false }) => mayBeWords),
  };
};

const wordsWithMeasures = (name: string): readonly string[] => [
  ...wordsOf(name),
  ...takeMeasures(name).measures,
];

/** Makes a function that collects the words that say what the items of a row are. */
export const vocabularyFor = (products: readonly OrderableProduct[]): ((row: NamedRow) => Vocabulary) => {
  const words = new Map(products.map((product) => [product.slug, product.words]));
  return ({ mention }) => {
    const items = mention?.items ?? [];
    const names = items.flatMap(({ variantName }) =>
      variantName ? languages.map((language) => variantName[language]) : [],
    );
    return new Set(
      items.flatMap(({ slug }) => words.get(slug) ?? []).concat(names.flatMap(wordsWithMeasures)),
    );
  };
};
