/** GS1 General Specifications §7.9.1: digits weigh 3 and 1 in turn, from the right; the last makes the sum a multiple of ten. */
const isGtin14 = (code: string): boolean => {
  if (!/^\d{14}$/u.test(code)) return false;
  const sum = Array.from(code, (digit, index) => Number(digit) * (index % 2 === 0 ? 3 : 1));
  return sum.reduce((total, part) => total + part, 0) % 10 === 0;
};

const hibcCharacters = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ-. $/+%';

/** ANSI/HIBC 2: `+`, labeler, product number, unit of measure, and the sum of all before modulo 43. */
const isHibc = (code: string): boolean => {
  if (!/^\+[A-Z][A-Z\d]{3}[A-Z\d]{1,18}\d[A-Z\d\-. $/+%]$/u.test(code)) return false;
  const values = Array.from(code, (character) => hibcCharacters.indexOf(character));
  const check = values.pop();
  return values.reduce((total, value) => total + value, 0) % 43 === check;
};

/** Whether a UDI-DI (MDR Annex VI Part C) is one that GS1 or HIBCC could have given: form and check character fit. */
export const isUdiDi = (code: string): boolean => isGtin14(code) || isHibc(code);

/** GS1 keeps the prefix 952 for demonstrations: no product bears it. */
export const isDemonstrationGtin = (code: string): boolean => /^\d952\d{10}$/u.test(code);

/** Whether others may look the product up by this number. */
export const isPublicGtin = (code: string): boolean => isGtin14(code) && !isDemonstrationGtin(code);
