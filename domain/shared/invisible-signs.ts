/** Signs that are never drawn: ignorable ones (UAX 44), the empty Braille pattern and interlinear annotations. */
const invisibleSigns = /[\p{Default_Ignorable_Code_Point}\u2800\uFFF9-\uFFFB]/gu;

/** Joiners, tags and selectors, which change what stands beside them: emoji, and letters of Persian or Hindi. */
const straySigns =
  /(?![\u200C\u200D\p{Variation_Selector}\u{E0020}-\u{E007F}])[\p{Default_Ignorable_Code_Point}\u2800\uFFF9-\uFFFB]/gu;

/** Embeddings and overrides, which can show a text in another order than it has. Isolates and marks cannot reverse letters. */
const reorderingSigns = /[\u202A-\u202E]/gu;

/** Removes all that is not drawn, for texts that need no joiners: addresses and numbers. */
export const removeInvisibleSigns = (text: string): string => text.replaceAll(invisibleSigns, '');

/** Whether nothing of a text is drawn, as of spaces, zero-width signs and fillers. */
export const isBlank = (text: string): boolean =>
  removeInvisibleSigns(text).replaceAll(/[\s\p{Cc}]/gu, '') === '';

/** Removes what is not drawn, direction marks and overrides included, except for joiners of letters and emoji. */
export const removeStraySigns = (text: string): string => text.replaceAll(straySigns, '');

/** Removes what can turn the order of a text round; the marks that texts in Arabic and Hebrew need stay. */
export const removeReorderingSigns = (text: string): string => text.replaceAll(reorderingSigns, '');
