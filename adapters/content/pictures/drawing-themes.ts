/**
 * Colours of the site's drawings, as svgo writes them, on a dark page: lines become light, bodies and solid parts dark, and
 * the ground is the page's own. Browsers show a picture in the theme of its element.
 */
const dark: readonly (readonly [part: string, colour: string])[] = [
  ['[fill="#f6f4ef"],[fill="#e7ecec"]', 'fill:#0f2a33'],
  ['style+[fill="#f6f4ef"]', 'fill:none'],
  ['[fill="#fff"]', 'fill:#173842'],
  ['[fill="#0b2b33"],[fill="#123b45"]', 'fill:#2f535d'],
  // Logos have no lines.
  ['svg:not([stroke]) [fill="#0b2b33"]', 'fill:#e3eceb'],
  ['[stroke="#0b2b33"],[stroke="#123b45"]', 'stroke:#dbe6e5'],
  // The inside of tubes.
  ['[stroke="#fff"]', 'stroke:#173842'],
  ['[stroke="#cfd8da"]', 'stroke:#274650'],
  ['[fill="#c8401a"]', 'fill:#ff8a66'],
  ['[stroke="#c8401a"]', 'stroke:#ff8a66'],
];

const rules = dark.map(([part, colour]) => `${part}{${colour}}`).join('');

const style = `<style>@media (prefers-color-scheme:dark){${rules}}</style>`;

/** A cleaned drawing that follows the theme of the page, unless it has none of the colours. */
export const withThemes = (svg: string): string =>
  svg.includes('"#0b2b33"') ? svg.replace(/^<svg[^>]*>/u, `$&${style}`) : svg;
