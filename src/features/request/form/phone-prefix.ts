import callingCodes from './calling-codes.json' with { type: 'json' };

const knownCallingCodes = new Set<string>(Object.values(callingCodes));

/** Whether a phone number is only a calling code, which picking a country fills in. */
const isLonePrefix = (phone: string): boolean => {
  const digits = /^\+(?<digits>\d{1,3})$/u.exec(phone.trim())?.groups?.['digits'];
  return digits !== undefined && knownCallingCodes.has(digits);
};

/** Fills an empty field, or replaces the lone prefix of another country; a started number is left unchanged. */
export const withPrefix = (phone: string, callingCode: string): string =>
  phone.trim() === '' || isLonePrefix(phone) ? `+${callingCode} ` : phone;

/** The phone number to submit; empty for a prefix alone. */
export const withoutLonePrefix = (phone: string): string => (isLonePrefix(phone) ? '' : phone);
