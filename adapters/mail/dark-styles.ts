import { palette } from '#domain/site/drawings/palette.ts';

/** Colours of classes in dark mode. */
const dark = {
  page: { background: palette.inkDeep, color: palette.onDark },
  sheet: { background: palette.ink, color: palette.onDark },
  brand: { background: palette.ink, color: palette.onDark, 'border-color': palette.accentLight },
  cell: { background: palette.ink, color: palette.onDark },
  value: { color: palette.onDark, 'border-color': palette.lineDark },
  label: { color: palette.onDarkSoft, 'border-color': palette.lineDark },
  link: { color: palette.onDark },
  foot: { background: palette.ink, color: palette.onDarkSoft, 'border-color': palette.lineDark },
};

/** Writes the rules for elements below an ancestor, as important: inline styles are stronger than other rules. */
const rulesAfter = (ancestor: string): string =>
  Object.entries(dark)
    .map(([name, colours]) => {
      const declarations = Object.entries(colours).map(([key, value]) => `${key}: ${value} !important;`);
      return `${ancestor}.${name} { ${declarations.join(' ')} }`;
    })
    .join('\n');

/**
 * Styles for clients that know dark mode and style sheets; others show the light colours or invert them. Outlook's apps
 * and website mark the mail instead of answering the media query.
 */
export const darkStyles = `@media (prefers-color-scheme: dark) {
${rulesAfter('')}
}
${rulesAfter('[data-ogsc] ')}`;
