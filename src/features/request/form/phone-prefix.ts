import callingCodes from './calling-codes.json' with { type: 'json' };

const known = new Set<string>(Object.values(callingCodes));

/** Whether a phone field holds nothing but a prefix, as picking a country puts there. */
const isLonePrefix = (phone: string): boolean => {
  const digits = /^\+(?<digits>\d{1,3})$/u.exec(phone.trim())?.groups?.['digits'];
  return digits !== undefined && known.has(digits);
};

/** A number that was begun stays as it is; an empty field, or one with another country's prefix, gets this one. */
export const withPrefix = (phone: string, callingCode: string): string =>
  phone.trim() === '' || isLonePrefix(phone) ? `+${callingCode} ` : phone;

/** A phone field as it is sent: a prefix that nothing was written after is no number. */
export const withoutLonePrefix = (phone: string): string => (isLonePrefix(phone) ? '' : phone);
