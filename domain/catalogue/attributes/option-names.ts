import type { AttributeValues, OptionAttribute } from '#domain/catalogue/attributes/attribute.ts';
import type { Language } from '#domain/shared/language.ts';

/** Says whether a name begins with an abbreviation, such as PVC. */
const isAbbreviation = (name: string): boolean => /^\p{Lu}{2}/u.test(name);

/** A name as it is written after another one. */
export const nameInside = (name: string, language: Language): string =>
  isAbbreviation(name) ? name : name.charAt(0).toLocaleLowerCase(language) + name.slice(1);

/** Lists a product's options of an attribute: `Titanyum, paslanmaz çelik, PVC`. */
export const optionNames = (
  { options }: OptionAttribute,
  values: AttributeValues,
  language: Language,
): string =>
  options
    .filter(({ key }) => values.some((value) => value === key))
    .map(({ name }, index) => (index === 0 ? name[language] : nameInside(name[language], language)))
    .join(', ');
