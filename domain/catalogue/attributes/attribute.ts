import type { Localized } from '#domain/shared/language.ts';

interface Described {
  /** Lower-case letters, digits and single hyphens; unique, and none of `commonFacets`. */
  readonly key: string;
  readonly name: Localized;
  /** Slugs of the categories whose products have it; left out where those of all may. */
  readonly categories?: readonly string[];
  /** Whether it says little of a product, so that cards have it only where nothing says more. */
  readonly isMinor?: boolean;
}

/** A measure. Visitors choose among ranges, as hardly two products have the same number. */
export interface NumberAttribute extends Described {
  readonly kind: 'number';
  /** Symbol of the SI or of the trade, the same in every language: `mm`, `°`, `rpm`. */
  readonly unit: string;
  /**
   * Limits at which one range ends and the next begins, ascending; the first and the last range have one limit only.
   */
  readonly limits: readonly number[];
}

export interface OptionAttribute extends Described {
  readonly kind: 'option';
  /** Options in the order in which they are shown. */
  readonly options: readonly {
    readonly key: string;
    readonly name: Localized;
    /** A shorter text by which cards point it out. */
    readonly mark?: Localized;
  }[];
}

/** Property by which products are told apart, such as their length or material. */
export type Attribute = NumberAttribute | OptionAttribute;

/** Numbers of a product in the attribute's unit, both ends included. */
export interface Span {
  readonly from: number;
  readonly to: number;
}

/** Values that a product has of an attribute: keys of options, or numbers, several where it comes in several sizes. */
export type AttributeValues = readonly string[] | readonly Span[];

/** Values of a product, by key of the attribute. */
export type ProductAttributes = Readonly<Record<string, AttributeValues>>;

/** A range of a measure: from `from` on, and below `to`. */
interface Range {
  readonly from: number | undefined;
  readonly to: number | undefined;
}

const keyOf = ({ from, to }: Range): string => `${from ?? ''}-${to ?? ''}`;

const rangesOf = ({ limits }: Pick<NumberAttribute, 'limits'>): readonly Range[] =>
  [undefined, ...limits].map((from, index) => ({ from, to: limits[index] }));

const overlaps = ({ from, to }: Range, span: Span): boolean =>
  (to === undefined || span.from < to) && (from === undefined || span.to >= from);

/** Keys of all values that visitors can choose, in the order in which they are shown. */
export const valueKeys = (attribute: Attribute): readonly string[] =>
  attribute.kind === 'option' ? attribute.options.map(({ key }) => key) : rangesOf(attribute).map(keyOf);

/**
 * Lists the keys of the values that a product has: of a measure the ranges that its numbers are in, such as `-50`,
 * `50-100` and `100-`.
 */
export const valueKeysOf = (attribute: Attribute, values: AttributeValues): readonly string[] =>
  attribute.kind === 'option'
    ? attribute.options.map(({ key }) => key).filter((key) => values.some((value) => value === key))
    : rangesOf(attribute)
        .filter((range) => values.some((value) => typeof value !== 'string' && overlaps(range, value)))
        .map(keyOf);

/** Whether products of the category may have the attribute. */
export const belongsTo = ({ categories }: Attribute, category: string): boolean =>
  categories?.includes(category) ?? true;
