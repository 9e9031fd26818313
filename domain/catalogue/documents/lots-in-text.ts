import { findUdiDis, printedLots } from '#domain/shared/scanned-code.ts';

/** A text that names lots. */
export interface LotsInText {
  /** Lots as they are written; at least one. */
  readonly lots: readonly string[];
  /** Rest of the text, such as a product. */
  readonly rest: string;
}

/** Words that stand for a lot wherever they are. */
const plainWords =
  'lot(?:um(?:uz)?|u(?:n(?:u|a|un)?)?|lar[ıi]?|s|to|e)?|l/n|batch(?:es)?|part[iıİ](?:si)?|ch\\.\\s?-?\\s?b|ch-b|лот|партия';

/** Words that mean other things, too, so that a word or sign for a number has to follow: `seri no 24`. */
const doubtfulWords = 'ser[iıİ]|charge(?:n)?|b/n|серия';

const numberWords = "n[ro](?:['’]?[ls]u)?|num(?:ara\\p{L}{0,5})?|numbers?|n[º°]|code|kodu?|номер";

const gap = String.raw`[\s./|&'’–-]*`;

/**
 * Builds the pattern of the words for a lot, as they stand on labels and in mails: `LOT`, `Lot No.:`, `Parti/Lot No`,
 * `Ch.-B.`, `[LOT]`.
 */
const labelOf = (words: string): RegExp =>
  new RegExp(
    String.raw`(?<![\p{L}\p{N}])[([{<]?(?:${words})(?<more>(?:${gap}(?:${words}|${numberWords}))*)(?!\p{L})(?<end>[\s.:;#=№)\]}>–—-]*)(?:(?:of|is)\s+)?`,
    'iu',
  );

const plainLabel = labelOf(`${plainWords}|(?:${doubtfulWords})(?=${gap}(?:${plainWords})(?!\\p{L}))`);
const doubtfulLabel = labelOf(doubtfulWords);

/** Beginnings of other numbers of a label. */
const otherLabel = '(?:ref|udi|gtin|sn|skt|exp|[üu]ts)';
const plainCode = String.raw`[\p{L}\p{N}]*\p{Nd}[\p{L}\p{N}]*(?![\p{L}\p{N}._+/-])`;
const signedCode = String.raw`[\p{L}\p{N}._+/-]*\p{Nd}[\p{L}\p{N}._+/-]*`;
/** A lot with a digit: one word, or several that have no other signs, with letters before them. */
const code = String.raw`(?!${otherLabel}(?!\p{L}))(?:\p{L}{1,4}\s+)?(?:${plainCode}(?:\s+(?:${plainCode}|\p{L}(?!\p{L})))*|${signedCode})`;

const leadingCode = new RegExp(`^${code}`, 'iu');
const nextCode = new RegExp(String.raw`^\s*(?:[,;&+]|(?:ve|and|и)(?!\p{L}))\s*(?<code>${code})`, 'iu');
const trailingCode = new RegExp(
  String.raw`(?:^\p{L}{1,4}\s+)?(?<![\p{L}\p{N}._+/-])(?<code>${signedCode})(?:\s*(?:numaral[ıi]|n(?:o|umara)['’]?\s?l[uı]|sayılı))?[\s([{<]*$`,
  'iu',
);

/** A lot behind other words, as in `lot for this is 24-0117`; a shorter number may be one of a name. */
const laterCode = new RegExp(
  String.raw`(?<!${otherLabel}[\s.:]*)(?<![\p{L}\p{N}._+/-])(?=[\p{L}\p{N}._+/-]{5})${signedCode}`,
  'iu',
);

const trimmed = (text: string): string => text.replace(/[.,;:/+-]+$/u, '').trim();

const codesAfter = (text: string): { readonly lots: readonly string[]; readonly rest: string } => {
  const [first] = leadingCode.exec(text) ?? [];
  if (first === undefined) return { lots: [], rest: text };
  const lots = [first];
  let rest = text.slice(first.length);
  for (let next = nextCode.exec(rest); next; next = nextCode.exec(rest)) {
    lots.push(next.groups?.['code'] ?? '');
    rest = rest.slice(next[0].length);
  }
  return { lots: lots.map(trimmed), rest };
};

const around = (...parts: readonly string[]): string =>
  parts
    .map((part) => part.replaceAll(/^[\s,;:.)\]}>&+-]+|[\s,;:([{<&+-]+$/gu, ''))
    .filter((part) => part !== '')
    .join(' ');

const labelledLots = (text: string, label: RegExpExecArray, isDoubtful: boolean): LotsInText | undefined => {
  const before = text.slice(0, label.index);
  const after = text.slice(label.index + label[0].length);
  const { lots, rest } = codesAfter(after);
  if (lots.length > 0) return { lots, rest: around(before, rest) };
  if (isDoubtful) return undefined;
  const trailing = trailingCode.exec(before);
  if (trailing)
    return {
      lots: [
        trimmed(trailing[0].replace(/\s*(?:numaral[ıi]|n(?:o|umara)['’]?\s?l[uı]|sayılı)?[\s([{<]*$/iu, '')),
      ],
      rest: around(before.slice(0, trailing.index), after),
    };
  const later = laterCode.exec(after);
  if (later)
    return {
      lots: [trimmed(later[0])],
      rest: around(before, after.slice(0, later.index), after.slice(later.index + later[0].length)),
    };
  // A lot of letters alone.
  const whole = trimmed(after);
  return whole === '' ? undefined : { lots: [whole], rest: around(before) };
};

/** Lots that barcodes of the text say, with the UDI-DIs in place of the codes. */
const scannedLots = (text: string): LotsInText | undefined => {
  const codes = findUdiDis(text).filter(({ lot }) => lot !== undefined);
  if (codes.length === 0) {
    const lots = printedLots(text).filter((lot) => /\p{Nd}/u.test(lot));
    return lots.length > 0 ? { lots, rest: '' } : undefined;
  }
  const rest = codes.reduceRight(
    (all, { udiDi, start, end }) => `${all.slice(0, start)} ${udiDi} ${all.slice(end)}`,
    text,
  );
  return { lots: codes.flatMap(({ lot }) => lot ?? []), rest: rest.trim() };
};

/**
 * Reads the lots that a text names: behind or before a word for a lot in Turkish, English, German or Russian, or in a GS1
 * code. `undefined` of a text without either, whatever numbers it has.
 */
export const readLots = (text: string): LotsInText | undefined => {
  const scanned = scannedLots(text);
  if (scanned) return scanned;
  const plain = plainLabel.exec(text);
  if (plain) return labelledLots(text, plain, false);
  const doubtful = doubtfulLabel.exec(text);
  const { more = '', end = '' } = doubtful?.groups ?? {};
  return doubtful && (more !== '' || /[:#№]/u.test(end)) ? labelledLots(text, doubtful, true) : undefined;
};
