import type { Language } from '#domain/shared/language.ts';

const units =
  'µm|nm|mm|cm|m|km|µg|mg|g|kg|cc|µl|ml|mL|l|L|K|°C|Hz|kHz|MHz|GHz|mV|V|VA|mA|mAh|A|mW|W|kW|mJ|J|Ω|dB|lx|lm|N|Ncm|Nm|kPa|mmHg|bar|Fr|rpm|fps|ms|s|min|dk|GB|am|pm|inç|inch|kare|kanal|derece';

const beforeUnit = new RegExp(`(?<=\\d) (?=(?:${units})(?![\\p{L}\\p{N}]))`, 'gu');

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

/** Of laws: Article 6, madde 6. */
const beforeArticle = /(?<=(?:Article|madde)) (?=\d)/gu;

/** Of measures that letters name: W × D × H. */
const aroundTimes = /(?<=(?<!\p{L})\p{Lu}) × (?=\p{Lu}(?!\p{L}))/gu;

/**
 * Puts no-break spaces where a line must not end: before units, within dates and measures and before the particle of
 * Turkish questions (UAX 14). Nothing invisible is put in, as it would be copied along with the text.
 */
export const keepTogether = (text: string, language: Language): string => {
  const measured = [beforeUnit, beforeTime, beforeArticle]
    .reduce((joined, space) => joined.replace(space, '\u00A0'), text)
    .replace(aroundTimes, '\u00A0×\u00A0');
  return language === 'tr'
    ? measured.replace(beforeQuestionParticle, '\u00A0').replace(afterPronoun, '\u00A0')
    : measured;
};
