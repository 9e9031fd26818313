import type { Localized } from '#domain/shared/language.ts';

/** Names a product that the catalogue no longer has. @param name its name in the catalogue */
export const formerName = (name: Localized): Localized => ({
  tr: `${name.tr} (artık kataloğumuzda yok)`,
  en: `${name.en} (no longer in our catalogue)`,
});
