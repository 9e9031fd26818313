import type { Language } from '#domain/shared/language.ts';

/** Symbols, which have no endings but behind an apostrophe. */
const symbols =
  'µm|nm|mm|cm|m|km|µg|mg|g|kg|t|cc|µl|ml|mL|dl|dL|l|L|K|°C|°F|%|Hz|kHz|MHz|GHz|mV|kV|V|Vp|Vpp|kVp|VA|mA|mAh|Ah|Wh|A|mW|W|kW|mJ|J|Ω|kΩ|MΩ|dB|dBA|' +
  'lx|klx|lm|cd|N|Ncm|Nm|Pa|hPa|kPa|MPa|mbar|bar|mmHg|mmH₂O|cmH₂O|psi|HRC|Shore|Fr|Ch|G|rpm|fps|ms|µs|s|sn|h|sa|min|dk|mo|kB|MB|GB|TB|Mbit|Gbit|Mbps|Gbps|MP|px|dpi|dpt|' +
  'am|pm|cd/m²|d/dk|dev/dk|vuruş/dk|strokes/min|µA|mGy|ppm';

/** Words, which Turkish inflects: `27 inçlik`, `95 gramdır`. */
const words =
  'inç|kare|metrekare|kanal|derece|milimetre|santimetre|metre|mikron|litre|mililitre|gram|kilogram|watt|volt|amper|hertz|kelvin|diyoptri|devir|devr|' +
  'piksel|numara|kat|saniye|dakika|saat|gün|hafta|ay|yıl|iş günü';

const englishWords =
  'inch(?:es)?|squares?|channels?|degrees?|millimet(?:re|er)s?|centimet(?:re|er)s?|met(?:re|er)s?|microns?|lit(?:re|er)s?|millilit(?:re|er)s?|' +
  'grams?|kilograms?|watts?|volts?|amperes?|hertz|kelvin|dioptres?|times|pixels?|frames?|per cent|' +
  'seconds?|minutes?|hours?|days?|weeks?|months?|years?|square metres?';

/** Letters that Turkish adds to the words, in few syllables: a longer one is another word. */
const ending =
  '(?:l[ıiuü]k|l[ıiuü]|d[ıiuü]r|d[ae]n?|[ıiuüae]|s[ıiuü]|y[ae]|[dt]an|[dt]en|l[ae]|n?[ıiuü]n)?(?:t[ıiuü]r|d[ıiuü]r)?';

const beforeUnit = new RegExp(
  `(?<=\\d(?:[.,]\\d+)?) (?=(?:(?:${symbols})|(?:${words})${ending}|(?:${englishWords}))(?![\\p{L}\\p{N}]))`,
  'gu',
);

/** Degrees and signs that belong to a number, with or without a space: `30 °`, `2 ×` before no number. */
const beforeSign = / (?=[°′″](?!\p{L}))|(?<=\d) (?=×(?! ?\d))/gu;

/** Space before what a number or letter names: № 5, Class IIa, Ø 3 mm, ISO 13485, USB 3. */
const afterName =
  /(?<=(?<![\p{L}\p{N}])(?:№|No\.|Nr\.|Ø|±|≤|≥|≈|~|Class|Sınıf|Ch|Charr|Fr|CH|USP|USB|HDMI|DisplayPort|Bluetooth|Wi-Fi|ISO|IEC|EN|Size|size|Type|Tip)) (?=\d|I{1,3}(?:[abmrs])?(?!\p{L}))/gu;

/** The particle of Turkish questions, which is written apart from its word: `var mı?`, `ister misiniz?` */
const beforeQuestionParticle =
  / (?=m[ıiuü](?:s[ıiuü]n(?:[ıiuü]z)?|y[ıiuü][mz]|yd[ıiuü]\p{L}{0,3}|ym[ıiuü]ş\p{L}{0,3})?(?!\p{L}))/gu;

/** The pronoun, which would stand alone at the end of a line: `o güne`. */
const afterPronoun = /(?<=(?<![\p{L}’])[oO]) (?=\p{L})/gu;

const months =
  'Ocak|Şubat|Mart|Nisan|Mayıs|Haziran|Temmuz|Ağustos|Eylül|Ekim|Kasım|Aralık|' +
  'January|February|March|April|May|June|July|August|September|October|November|December';

/** 24 ay, 24 months, 1 Eylül, 1 September. */
const beforeTime = new RegExp(
  `(?<=\\d) (?=(?:ay|yıl|gün|hafta|saat|months?|years?|days?|weeks?|hours?|${months})(?!\\p{L}))`,
  'gu',
);

/** Space before the number of an article of law: Article 6, madde 6. */
const beforeArticle = /(?<=(?:Article|madde)) (?=\d)/gu;

/** Multiplication sign between measures that letters name: W × D × H. */
const aroundTimes = /(?<=(?<!\p{L})\p{Lu}) × (?=\p{Lu}(?!\p{L}))/gu;

/**
 * Puts no-break spaces where a line must not end: before units, within dates and measures and before the particle of
 * Turkish questions (UAX 14). Nothing invisible is put in, as it would be copied along with the text.
 */
export const keepTogether = (text: string, language: Language): string => {
  const measured = [beforeUnit, beforeSign, afterName, beforeTime, beforeArticle]
    .reduce((joined, space) => joined.replace(space, '\u00A0'), text)
    .replace(aroundTimes, '\u00A0×\u00A0');
  return language === 'tr'
    ? measured.replace(beforeQuestionParticle, '\u00A0').replace(afterPronoun, '\u00A0')
    : measured;
};
