import { type Language, type Localized, languages } from './language.ts';
import { recordOf } from './record-of.ts';

/** Makes a localised value from that of each language. */
export const inEachLanguage = <Value>(valueOf: (language: Language) => Value): Localized<Value> =>
  recordOf(languages, valueOf);
