import { type Attribute, type AttributeValues, type ProductAttributes } from '#domain/catalogue/attribute.ts';
import { formatAttribute } from '#domain/catalogue/format-attribute.ts';
import { type Classification, type DeviceClass, isDevice } from '#domain/catalogue/regulatory.ts';
import type { Language } from '#domain/shared/language.ts';

/** What a card in a list says of a product besides its names, in the language of the list. */
export interface ProductCard {
  /** One sentence or the beginning of it. */
  readonly purpose: string;
  /** Left out while it is not known, and of what is no medical device. */
  readonly classification?: DeviceClass;
  /** Short texts such as "Sterile"; left out where there are none. */
  readonly marks?: readonly string[];
  /** Names of attributes with their values, at most two; left out where there are none. */
  readonly values?: readonly (readonly [name: string, value: string])[];
}

/** What of a product its card depends on. */
export interface CardSource {
  /** In the language of the list, from its beginning, some hundred characters at least. */
  readonly description: string;
  readonly classification?: Classification;
  readonly attributes: ProductAttributes;
}

const maxValues = 2;

/** Four lines of a narrow card. */
const maxPurpose = 140;

/** The first sentence of a text; where it is longer than a card takes, cut at a comma in its second half, else at a word. */
export const purposeOf = (description: string): string => {
  const [line = ''] = description.trim().split('\n', 1);
  // A full stop in a number or an abbreviation does not end a sentence.
  const [sentence = line] = /^.{20,}?[.!?](?=\s+[\p{Lu}\d])/u.exec(line) ?? [];
  if (sentence.length <= maxPurpose) return sentence;
  const [part = sentence.slice(0, maxPurpose - 1)] =
    /^.{70,138}(?=[,;:] )/u.exec(sentence) ?? /^.{1,138}(?= )/u.exec(sentence) ?? [];
  return `${part.replace(/[\s,;:–-]+$/u, '')}…`;
};

const optionsOf = (attribute: Attribute, values: AttributeValues) =>
  attribute.kind === 'option'
    ? attribute.options.filter(({ key }) => values.some((value) => value === key))
    : [];

/** Those of some categories tell the products of a list apart better than those of all products. */
const inOrder = (attributes: readonly Attribute[]): readonly Attribute[] => [
  ...attributes.filter(({ categories }) => categories !== undefined),
  ...attributes.filter(({ categories }) => categories === undefined),
];

/** @param known in the order in which facets are shown */
export const toCard = (
  { description, classification, attributes }: CardSource,
  known: readonly Attribute[],
  language: Language,
): ProductCard => {
  const own = inOrder(known).flatMap((attribute) => {
    const values = attributes[attribute.key];
    return values === undefined ? [] : [{ attribute, values }];
  });
  const marks = own.flatMap(({ attribute, values }) =>
    optionsOf(attribute, values).flatMap(({ mark }) => (mark ? [mark[language]] : [])),
  );
  const values = own
    // A mark says it already.
    .filter(({ attribute, values: all }) => !optionsOf(attribute, all).some(({ mark }) => mark))
    .slice(0, maxValues)
    .map(
      ({ attribute, values: all }) =>
        [attribute.name[language], formatAttribute(attribute, all, language)] as const,
    );
  return {
    purpose: purposeOf(description),
    ...(classification && isDevice(classification) && { classification }),
    ...(marks.length > 0 && { marks }),
    ...(values.length > 0 && { values }),
  };
};
