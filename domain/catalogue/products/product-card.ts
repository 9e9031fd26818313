import type { Attribute, AttributeValues } from '#domain/catalogue/attributes/attribute.ts';
import { type KeyValueSource, keyValues } from '#domain/catalogue/attributes/key-values.ts';
import { type Classification, type DeviceClass, isDevice } from '#domain/catalogue/products/regulatory.ts';
import { type Language, type Localized, inEachLanguage } from '#domain/shared/language.ts';

/** Facts that a card in a list says of a product besides its names, in the language of the list. */
export interface ProductCard {
  /** One sentence or the beginning of it. */
  readonly purpose: string;
  /** Left out while it is not known, and of what is no medical device. */
  readonly classification?: DeviceClass;
  /** Short texts such as "Sterile"; left out if it has none. */
  readonly marks?: readonly string[];
  /** Names of key values with them, at most two; left out if it has none. */
  readonly values?: readonly (readonly [name: string, value: string])[];
}

/** Data of a product that its card depends on. */
export interface CardSource extends KeyValueSource {
  /** Beginning of the description, some hundred characters at least. */
  readonly description: Localized;
  readonly classification?: Classification;
}

/** A value with its label takes one line of a narrow card. */
const limits = { max: 2, maxLength: 32 };

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

/** The card of a product in each language. @param known in the order in which facets are shown */
export const toCards = (source: CardSource, known: readonly Attribute[]): Localized<ProductCard> => {
  const { description, classification, attributes } = source;
  const marked = known.flatMap((attribute) => {
    const marks = optionsOf(attribute, attributes[attribute.key] ?? []).flatMap(({ mark }) => mark ?? []);
    return marks.length > 0 ? [{ attribute, marks }] : [];
  });
  const marks = marked.flatMap((each) => each.marks);
  // A mark says it already.
  const others = known.filter((attribute) => !marked.some((each) => each.attribute === attribute));
  const values = keyValues(source, others, limits);
  const toCard = (language: Language): ProductCard => ({
    purpose: purposeOf(description[language]),
    ...(classification && isDevice(classification) && { classification }),
    ...(marks.length > 0 && { marks: marks.map((mark) => mark[language]) }),
    ...(values.length > 0 && {
      values: values.map(({ label, value }) => [label[language], value[language]] as const),
    }),
  });
  return inEachLanguage(toCard);
};
