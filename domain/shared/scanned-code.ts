import { hibcCheckCharacter, isGtin14, isHibc } from '#domain/shared/udi.ts';

/**
 * Signs that people and scanners write for the separator FNC1, which is the control character GS in data; there is no
 * other one.
 */
const separator = /\p{Cc}|\u241D|<GS>|\{GS\}|\[GS\]|<FNC1>|\{FNC1\}|\^\]|\\x1D|\\u001D/giu;

/** Symbology identifiers (ISO/IEC 15424) of the barcodes that carry GS1 data. */
const symbology = /^\](?:C1|d2|e0|Q3|J1)/u;

/**
 * Length of an element with a predefined length, in digits with its application identifier, by the first two digits of
 * that (GS1 General Specifications §7.8.5); all others end at a separator.
 */
const predefinedLengths: ReadonlyMap<string, number> = new Map([
  ['00', 20],
  ...['01', '02', '03', '41'].map((prefix) => [prefix, 16] as const),
  ['04', 18],
  ...['11', '12', '13', '14', '15', '16', '17', '18', '19'].map((prefix) => [prefix, 8] as const),
  ['20', 4],
  ...['31', '32', '33', '34', '35', '36'].map((prefix) => [prefix, 10] as const),
]);

const gs = '\u001D';

interface ScannedData {
  readonly udiDi?: string;
  /** Element (10), without a check of its form. */
  readonly lot?: string;
  /** Number of items that the data says: elements (30) and (37). */
  readonly count?: number;
}

/** Leaves out what is not there. */
const known = ({
  udiDi,
  lot,
  count,
}: {
  readonly [Key in keyof ScannedData]: ScannedData[Key] | undefined;
}): ScannedData => ({
  ...(udiDi !== undefined && { udiDi }),
  ...(lot !== undefined && { lot }),
  ...(count !== undefined && { count }),
});

/** Reads an element string as scanners send it. */
const readElementString = (elements: string): ScannedData => {
  let udiDi: string | undefined;
  let lot: string | undefined;
  let count: number | undefined;
  let rest = elements;
  while (rest !== '') {
    if (rest.startsWith(gs)) {
      rest = rest.slice(1);
      continue;
    }
    const prefix = rest.slice(0, 2);
    const separated = rest.indexOf(gs);
    const end = predefinedLengths.get(prefix) ?? (separated < 0 ? rest.length : separated);
    const value = rest.slice(2, end);
    if (prefix === '01') {
      if (!isGtin14(value)) return {};
      udiDi = value;
    } else if (prefix === '10' && value !== '') lot = value;
    else if (/^3[07]$/u.test(prefix) && /^\d{1,8}$/u.test(value)) count = Number(value);
    rest = rest.slice(end);
  }
  return known({ udiDi, lot, count });
};

const minGtinLength = 8;

/** A GTIN of 8, 12, 13 or 14 digits, or one whose leading zeros a spreadsheet has taken. */
const gtinOfDigits = (text: string): string | undefined => {
  if (!/^\d+$/u.test(text) || text.length < minGtinLength) return undefined;
  const gtin = text.padStart(14, '0');
  return isGtin14(gtin) ? gtin : undefined;
};

/** `01/` and a GTIN in a GS1 Digital Link. */
const digitalLink = /\/01\/(?<gtin>\d{14})(?:\/10\/(?<lot>[^/?#]+))?(?:[/?#]|$)/u;

/** The primary code of HIBC data, which has no check character of its own before a slash and the secondary data. */
const primaryHibc = (text: string): string | undefined => {
  const code = text.toUpperCase().replace(/^\*(.*)\*$/u, '$1');
  const [primary = ''] = code.split('/', 1);
  return [code, primary + hibcCheckCharacter(primary)].find(isHibc);
};

const readCode = (code: string): ScannedData => {
  const data = code.replaceAll(separator, gs).replace(symbology, '');
  const elements = readElementString(data);
  const printed = readPrinted(data);
  const link = digitalLink.exec(data)?.groups;
  const number = gtinOfDigits(data);
  const udiDi = number ?? elements.udiDi ?? printed.udiDi ?? link?.['gtin'] ?? primaryHibc(data);
  const { count, lot } = elements.udiDi === undefined ? printed : elements;
  return known({ udiDi, lot: number === undefined ? (lot ?? link?.['lot']) : undefined, count });
};

/**
 * Reads the UDI-DI that a code without spaces has, as the catalogue writes it: a GTIN, padded to 14 digits, also from GS1
 * data with lot and expiry, or the primary code of HIBC data. `undefined` for any other text.
 */
export const readUdiDi = (code: string): string | undefined => readCode(code).udiDi;

/** GS1 data with its identifiers in parentheses, as it is printed below barcodes. */
const printedElements = /(?:\][A-Za-z]\d)?(?:\(\d{2,4}\)\s?[^\s()]+\s?)+/gu;

const readPrinted = (text: string): ScannedData => {
  const gtin = /\(01\)\s?(?<gtin>\d{8,14})(?!\d)/u.exec(text)?.groups?.['gtin'];
  const udiDi = gtin === undefined ? undefined : gtinOfDigits(gtin);
  const lot = /\(10\)\s?(?<lot>[^\s()]+)/u.exec(text)?.groups?.['lot'];
  const count = /\((?:30|37)\)\s?(?<count>\d{1,8})(?!\d)/u.exec(text)?.groups?.['count'];
  return known({ udiDi, lot, count: count === undefined ? undefined : Number(count) });
};

export interface FoundUdiDi {
  readonly udiDi: string;
  /** Places in the text where the code begins, and where it has ended. */
  readonly start: number;
  readonly end: number;
  /** Lot that the code says, as it is written. */
  readonly lot?: string;
  /** Number of items that the code says. */
  readonly count?: number;
}

/** Lots of printed GS1 data (`(10)24-0117`), whether it says a UDI-DI or not. */
export const printedLots = (text: string): readonly string[] =>
  Array.from(text.matchAll(printedElements), ([code]) => readPrinted(code).lot ?? []).flat();

/** Code in a sentence, without what surrounds it. */
const codeBetween = /[^\s,;|"'“”]+/gu;
const brackets = /^[([{<:=#.]+|[)\]}>:.!?]+$/gu;

/** Finds the codes of a text that have a UDI-DI, with lot, expiry and whatever else belongs to them. */
export const findUdiDis = (text: string): readonly FoundUdiDi[] => {
  // Of equal length, so that the places stay.
  const printed = Array.from(text.matchAll(printedElements), ({ 0: code, index }) => ({
    ...readPrinted(code),
    start: index,
    end: index + code.trimEnd().length,
  }));
  const others = Array.from(text.matchAll(codeBetween), ({ 0: code, index }) => {
    const bare = code.replaceAll(brackets, '');
    const start = index + code.indexOf(bare);
    const whole = readCode(code);
    const read = whole.udiDi === undefined ? readCode(bare) : whole;
    return { ...read, start, end: start + bare.length };
  }).filter(({ start }) => !printed.some((each) => start >= each.start && start < each.end));
  return [...printed, ...others].flatMap(({ udiDi, ...place }) =>
    udiDi === undefined ? [] : [{ udiDi, ...place }],
  );
};
