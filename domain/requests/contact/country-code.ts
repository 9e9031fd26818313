import { type Country, getCountries } from '#domain/requests/contact/countries.ts';
import { normalizeName } from '#domain/shared/normalize-name.ts';

/** Initials as one word, such as `A.B.D.`. */
const joinInitials = (name: string): string =>
  /^\p{L}(?: \p{L})+$/u.test(name) ? name.replaceAll(' ', '') : name;

const isCalled = ({ code, name, aliases }: Country, text: string): boolean =>
  code.toLowerCase() === text ||
  [...Object.values(name), ...aliases].some((each) => normalizeName(each) === text);

/**
 * The country that a text names, in a language of the site or as ISO code.
 * @returns its ISO 3166-1 alpha-2 code, `XC` for Northern Cyprus; `undefined` for any other text
 */
export const countryCodeOf = (text: string): string | undefined => {
  const name = joinInitials(normalizeName(text));
  return name === '' ? undefined : getCountries().find((country) => isCalled(country, name))?.code;
};
