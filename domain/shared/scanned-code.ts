import { hibcCheckCharacter, isGtin14, isHibc } from '#domain/shared/udi.ts';

/** What people and scanners write for the separator FNC1, which is the control character GS in data; there is no other one. */
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

/** The GTIN, element (01), of an element string as scanners send it. */
const gtinOfElements = (elements: string): string | undefined => {
  let rest = elements;
  while (rest !== '') {
    if (rest.startsWith(gs)) {
      rest = rest.slice(1);
      continue;
    }
    if (rest.startsWith('01')) {
      const gtin = rest.slice(2, 16);
      return isGtin14(gtin) ? gtin : undefined;
    }
    const length = predefinedLengths.get(rest.slice(0, 2));
    const end = length ?? rest.indexOf(gs);
    if (end <= 0) return undefined;
    rest = rest.slice(end);
  }
  return undefined;
};

const minGtinLength = 8;

/** A GTIN of 8, 12, 13 or 14 digits, or one whose leading zeros a spreadsheet has taken. */
const gtinOfDigits = (text: string): string | undefined => {
  if (!/^\d+$/u.test(text) || text.length < minGtinLength) return undefined;
  const gtin = text.padStart(14, '0');
  return isGtin14(gtin) ? gtin : undefined;
};

/** `01/` and a GTIN in a GS1 Digital Link. */
const digitalLink = /\/01\/(?<gtin>\d{14})(?:[/?#]|$)/u;

/** The primary code of HIBC data, which has no check character of its own before a slash and the secondary data. */
const primaryHibc = (text: string): string | undefined => {
  const code = text.toUpperCase().replace(/^\*(.*)\*$/u, '$1');
  const [primary = ''] = code.split('/', 1);
  return [code, primary + hibcCheckCharacter(primary)].find(isHibc);
};

/**
 * Reads the UDI-DI that a code without spaces has, as the catalogue writes it: a GTIN, padded to 14 digits, also from GS1
 * data with lot and expiry, or the primary code of HIBC data. `undefined` for any other text.
 */
export const readUdiDi = (code: string): string | undefined => {
  const data = code.replaceAll(separator, gs).replace(symbology, '');
  return (
    gtinOfDigits(data) ??
    gtinOfElements(data) ??
    readElements(data) ??
    digitalLink.exec(data)?.groups?.['gtin'] ??
    primaryHibc(data)
  );
};

/** GS1 data with its identifiers in parentheses, as it is printed below barcodes. */
const printedElements = /(?:\][A-Za-z]\d)?(?:\(\d{2,4}\)\s?[^\s()]+\s?)+/gu;

/** The GTIN of printed GS1 data. */
const readElements = (text: string): string | undefined => {
  const gtin = /\(01\)\s?(?<gtin>\d{8,14})(?!\d)/u.exec(text)?.groups?.['gtin'];
  return gtin === undefined ? undefined : gtinOfDigits(gtin);
};

export interface FoundUdiDi {
  readonly udiDi: string;
  /** Where the code begins in the text, and where it has ended. */
  readonly start: number;
  readonly end: number;
}

/** What surrounds a code in a sentence. */
const codeBetween = /[^\s,;|"'“”]+/gu;
const brackets = /^[([{<:=#.]+|[)\]}>:.!?]+$/gu;

/** Finds the codes of a text that have a UDI-DI, with lot, expiry and whatever else belongs to them. */
export const findUdiDis = (text: string): readonly FoundUdiDi[] => {
  // Of equal length, so that the places stay.
  const printed = Array.from(text.matchAll(printedElements), ({ 0: code, index }) => ({
    udiDi: readElements(code),
    start: index,
    end: index + code.trimEnd().length,
  }));
  const others = Array.from(text.matchAll(codeBetween), ({ 0: code, index }) => {
    const bare = code.replaceAll(brackets, '');
    const start = index + code.indexOf(bare);
    return { udiDi: readUdiDi(code) ?? readUdiDi(bare), start, end: start + bare.length };
  }).filter(({ start }) => !printed.some((each) => start >= each.start && start < each.end));
  return [...printed, ...others].flatMap(({ udiDi, ...place }) =>
    udiDi === undefined ? [] : [{ udiDi, ...place }],
  );
};
