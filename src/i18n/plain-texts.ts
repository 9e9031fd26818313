import type texts from '#locales/en/without-scripts.json';
import { textsOf } from './texts-of.ts';

/** Texts for pages without scripts, in code that only the server has. */
export const plainTexts = textsOf(
  import.meta.glob<typeof texts>('/locales/*/without-scripts.json', { eager: true, import: 'default' }),
);
