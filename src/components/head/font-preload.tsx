import type { ReactNode } from 'react';

/** Preloads a font, which the browser would otherwise find only in the styles. React hoists it into the head. */
export const FontPreload = ({ href }: { readonly href: string }): ReactNode => (
  // Fonts are always requested with CORS; a preload without it would not match, and the font be loaded twice.
  <link rel="preload" as="font" type="font/woff2" href={href} crossOrigin="anonymous" />
);
