import { type ContentProblem, type Finding, foundAt } from '#domain/content/problems.ts';
import { forEachDuplicate } from './check-duplicates.ts';
import { fold } from '#domain/shared/fold.ts';
import { valueParts } from './value-parts.ts';

type Path = readonly PropertyKey[];

interface FindingAt extends Finding {
  readonly path: Path;
}

/** Words that stand for a text that is still to be written, folded. */
const placeholder =
  /^(?:todo|tbd|tba|fixme|x{3,}|asdf\w*|qwerty|test|testing|deneme|lorem|ipsum|placeholder|dummy|untitled|adsiz|isimsiz|belirlenecek|eklenecek|yazilacak|cevrilecek|doldurulacak|gelecek|to be translated|translation|ceviri|coming|n\/?a|null|undefined|none|nan)[\s.:!…]*$|\blorem ipsum\b|^(?:todo|tbd|fixme|yapilacak)\b\s*[:-]|^\[?(?:ceviri|translation|metin|text|baslik|isim) (?:gelecek|eklenecek|yazilacak|buraya|here)/u;

/** Folded words of templates that stand in place of a text, also behind or before its name: `Ürün adı buraya`, `xx mm boy`. */
const template =
  /^buraya .*\b(?:gelecek|gelir|yazilacak|yazin|eklenecek)\b|\b(?:metin|metni|ad|adi|isim|ismi|baslik|basligi|aciklama|aciklamasi|icerik|icerigi) (?:buraya|yazilacak)[\s.:!…]*$|^[\s.…]+(?:yazilacak|eklenecek|gelecek)[\s.:!…]*$|(?<![\p{L}\p{N}])x{2,3} (?:mm|cm|m|µm|ml|l|mg|g|kg|v|w|hz|khz|bar|adet|pcs)(?![\p{L}\p{N}])/u;

/** Number of characters at the beginning of a longer text that say whether it is still to be written. */
const maxPlaceholder = 60;

const saysNothing = (text: string): boolean => !/[\p{L}\p{N}]/u.test(text);

/** Single words that are endings or particles of one language only. */
const turkishWords = /(?<![\p{L}\p{N}])(?:ve|için|ile|olan|olarak|bir|veya|değil|kadar)(?![\p{L}\p{N}])/gu;
const englishWords = /(?<![\p{L}\p{N}])(?:the|and|with|of|for|from|are|is|this|that|which)(?![\p{L}\p{N}])/gu;

/** Words in small letters with letters that English has not; names of people and places have a capital. */
const turkishSpelling = /(?<![\p{L}’'@./-])\p{Ll}*[ğış]\p{Ll}*(?![@./]\p{L})/gu;

const countOf = (text: string, words: RegExp): number => text.match(words)?.length ?? 0;

const withoutHtml = (text: string): string => text.replaceAll(/<[^>]*>/gu, ' ').trim();

/** Words in small letters: names of people, products and places consist of others. */
const plainWords = /(?<![\p{L}\p{N}’'/.@-])\p{Ll}{2,}(?![\p{L}\p{N}/@])/gu;

const isTurkish = (text: string): boolean =>
  countOf(text, turkishWords) + countOf(text, turkishSpelling) > 0 &&
  countOf(text, turkishWords) + countOf(text, turkishSpelling) > countOf(text, englishWords);

const isEnglish = (text: string): boolean =>
  countOf(text, englishWords) > 1 && countOf(text, turkishWords) + countOf(text, turkishSpelling) === 0;

/** Words that are the same in both languages, such as those of measures and materials, may be so many. */
const maxSameWords = 2;

const compareLanguages = (tr: string, en: string, path: Path): FindingAt[] => {
  const [turkish, english] = [withoutHtml(tr), withoutHtml(en)];
  const at = (language: string, text: string): FindingAt[] => [
    { path: [...path, language], text, isWarning: true },
  ];
  if (isTurkish(english)) return at('en', 'looks like Turkish: is its translation missing?');
  if (turkish === english && /\s/u.test(english))
    return countOf(english, plainWords) > maxSameWords
      ? at('en', 'is the same as the Turkish text: is its translation missing?')
      : [];
  return isEnglish(turkish) ? at('tr', 'looks like English: is its translation missing?') : [];
};

/** Tags and entities of HTML, and what is bold or a link in Markdown, as chats and web pages are copied. */
const markupOf =
  /<\/?[a-z][a-z\d]*(?:\s[^<>]*)?\/?>|&(?:[a-z]{2,8}|#\d{2,5}|#x[\da-f]{2,5});|\*\*\p{L}[^*\n]*\*\*|\[[^\]\n]+\]\(https?:/iu;

/** Shorter lines are those of an address or a list. */
const minBrokenLine = 32;

const sentenceGoesOn = /[^\s.:;!?…>)](?=\n[^\S\n]*\p{Ll})/gu;

/** Whether YAML has kept lines apart in the middle of a sentence: each becomes a paragraph. */
const isBrokenSentence = (text: string): boolean =>
  text.includes('\n') &&
  text.matchAll(sentenceGoesOn).some(({ index }) => index - text.lastIndexOf('\n', index) >= minBrokenLine);

/** Lines of a list that YAML has joined to one: of what begins each but the first, two or more. */
const joinedList = /\S [-–•·*▪] \S[^\n]* [-–•·*▪] \S/u;

const checkText = (value: string, path: Path): FindingAt[] => {
  if (saysNothing(value))
    return value.trim() === ''
      ? []
      : [{ path, text: `"${value.trim()}" says nothing: it needs a letter or a digit` }];
  const beginning = fold(value.trim().slice(0, maxPlaceholder));
  if (placeholder.test(beginning) || template.test(beginning))
    return [{ path, text: `"${value.trim().slice(0, 40)}" stands for a text that is still to be written` }];
  if (!path.includes('quote') && /^[“”„«][^“”„«»]*[“”»]$/u.test(value.trim()))
    return [{ path, text: 'is shown with these quotes: YAML knows only \' and "', isWarning: true }];
  const [markup] = /^\s*</u.test(value) ? [] : (markupOf.exec(value) ?? []);
  if (markup !== undefined)
    return [{ path, text: `shows "${markup}" as it is written: only tables are HTML`, isWarning: true }];
  const isTable = value.trimStart().startsWith('<');
  return !isTable && isBrokenSentence(value)
    ? [
        {
          path,
          text: 'has a line break in a sentence, which begins a paragraph: begin the text with >- in place of |',
          isWarning: true,
        },
      ]
    : [];
};

/** Key that equal entries of a list share: a word, or a text in both languages; `undefined` for other entries. */
const keyOfEntry = (entry: unknown): string | undefined => {
  if (typeof entry === 'string') return entry.trim();
  const isText = typeof entry === 'object' && entry !== null && 'tr' in entry && 'en' in entry;
  return isText && Object.keys(entry).length === 2 ? JSON.stringify([entry.tr, entry.en]) : undefined;
};

/** Entries of a list that are there twice. */
const findRepeated = (list: readonly unknown[], path: Path): FindingAt[] => {
  const found: FindingAt[] = [];
  const entries = list.flatMap((entry, index) => {
    const key = keyOfEntry(entry);
    return key === undefined ? [] : [{ key, index, isWord: typeof entry === 'string' }];
  });
  forEachDuplicate(
    entries,
    ({ key }) => key,
    ({ key, index, isWord }, first) => {
      const text = isWord ? `"${key}" is there twice` : `is the same as ${[...path, first.index].join('.')}`;
      found.push({ path: [...path, index], text, isWarning: true });
    },
  );
  return found;
};

/** Keys whose values visitors read. */
const isTextKey = (key: PropertyKey | undefined): boolean => key === 'tr' || key === 'en' || key === 'name';

const checkPart = (part: unknown, path: Path): readonly FindingAt[] => {
  if (typeof part === 'string')
    return isTextKey(path.findLast((key) => typeof key === 'string')) ? checkText(part, path) : [];
  if (typeof part !== 'object' || part === null) return [];
  if (Array.isArray(part)) return findRepeated(part, path);
  return 'tr' in part && 'en' in part && typeof part.tr === 'string' && typeof part.en === 'string'
    ? compareLanguages(part.tr, part.en, path)
    : [];
};

/** Whether a text, or one in a file's value, may be a list whose lines YAML has joined. */
export const mayBeList = (value: unknown): boolean =>
  typeof value === 'string'
    ? joinedList.test(value)
    : typeof value === 'object' && value !== null && Object.values(value).some(mayBeList);

/**
 * Finds texts that say nothing or stand for one that is still to be written, that are not translated, and whose lines are
 * broken, and entries of lists that are there twice.
 * @param value of a YAML file
 */
export const checkTexts = (
  value: unknown,
  { file, lineOf }: { readonly file: string; lineOf(path: Path): number },
): ContentProblem[] => {
  return [...valueParts(value)]
    .flatMap(([part, at]) => checkPart(part, at))
    .map(({ path, text, isWarning }) =>
      foundAt(file, lineOf(path), { text: `${path.join('.')}: ${text}`, ...(isWarning && { isWarning }) }),
    );
};
