import type { Language } from '#domain/shared/language.ts';

const units =
  'µm|nm|mm|cm|m|km|µg|mg|g|kg|cc|µl|ml|mL|l|L|K|°C|Hz|kHz|MHz|GHz|mV|V|VA|mA|mAh|A|mW|W|kW|mJ|J|Ω|dB|lx|lm|N|Ncm|Nm|kPa|mmHg|bar|Fr|rpm|ms|s|min|dk|GB|am|pm';

const beforeUnit = new RegExp(`(?<=\\d) (?=(?:${units})(?![\\p{L}\\p{N}]))`, 'gu');

/** The particle of Turkish questions, which is written apart from its word: `var mı?`, `ister misiniz?` */
const beforeQuestionParticle =
  / (?=m[ıiuü](?:s[ıiuü]n(?:[ıiuü]z)?|y[ıiuü][mz]|yd[ıiuü]\p{L}{0,3}|ym[ıiuü]ş\p{L}{0,3})?(?!\p{L}))/gu;

/** A word of two parts of which the first is a single letter, which would stand alone at the end of a line. */
const afterHyphen = /(?<=(?<!\p{L})e-)(?=posta|mail)/gu;

/**
 * Puts no-break spaces where a line must not end, before units and before the particle of Turkish questions, and
 * word joiners into `e-posta` and `e-mail` (UAX 14).
 */
export const keepTogether = (text: string, language: Language): string => {
  const measured = text.replace(beforeUnit, '\u00A0').replace(afterHyphen, '\u2060');
  return language === 'tr' ? measured.replace(beforeQuestionParticle, '\u00A0') : measured;
};
