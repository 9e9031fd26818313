import type { Country } from '#domain/requests/contact/countries.ts';

/** Whether a phone number is only a calling code, which picking a country fills in. */
const isLonePrefix = (countries: readonly Country[], phone: string): boolean => {
  const digits = /^\+(?<digits>\d{1,5})$/u.exec(phone.trim())?.groups?.['digits'];
  return digits !== undefined && countries.some(({ callingCode }) => callingCode === digits);
};

/** Fills an empty field, or replaces the lone prefix of another country; a started number is left unchanged. */
export const withPrefix = (countries: readonly Country[], phone: string, callingCode: string): string =>
  phone.trim() === '' || isLonePrefix(countries, phone) ? `+${callingCode} ` : phone;

/** The phone number to submit; empty for a prefix alone. */
export const withoutLonePrefix = (countries: readonly Country[], phone: string): string =>
  isLonePrefix(countries, phone) ? '' : phone;
