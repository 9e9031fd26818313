/**
 * Whether the code is a GTIN of 14 digits with its right check digit (GS1 General Specifications §7.9.1): weights 3 and 1
 * alternate, and the sum is a multiple of ten.
 */
export const isGtin14 = (code: string): boolean => {
  if (!/^\d{14}$/u.test(code)) return false;
  const sum = Array.from(code, (digit, index) => Number(digit) * (index % 2 === 0 ? 3 : 1));
  return sum.reduce((total, part) => total + part, 0) % 10 === 0;
};

const hibcCharacters = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ-. $/+%';

/** The check character of an HIBC code: the sum of its characters modulo 43. */
export const hibcCheckCharacter = (code: string): string => {
  const values = Array.from(code, (character) => hibcCharacters.indexOf(character));
  return hibcCharacters.charAt(values.reduce((total, value) => total + value, 0) % hibcCharacters.length);
};

/**
 * Whether the code is a primary one of ANSI/HIBC 2: `+`, labeler, product number, unit of measure and check character.
 */
export const isHibc = (code: string): boolean => {
  if (!/^\+[A-Z][A-Z\d]{3}[A-Z\d]{1,18}\d[A-Z\d\-. $/+%]$/u.test(code)) return false;
  return code.endsWith(hibcCheckCharacter(code.slice(0, -1)));
};

/** Whether a UDI-DI (MDR Annex VI Part C) has the form and check character of a GS1 or HIBCC code. */
export const isUdiDi = (code: string): boolean => isGtin14(code) || isHibc(code);

/** GS1 reserves the prefix 952 for demonstrations. */
export const isDemonstrationGtin = (code: string): boolean => /^\d952\d{10}$/u.test(code);

/** Whether the number identifies a real product in public registers. */
export const isPublicGtin = (code: string): boolean => isGtin14(code) && !isDemonstrationGtin(code);
