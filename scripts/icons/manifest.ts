import { palette } from '#domain/site/drawings/palette.ts';

/** The web app manifest (w3.org/TR/appmanifest), which names the icons to browsers. */
export const manifestOf = (company: string): string =>
  `${JSON.stringify(
    {
      name: company,
      short_name: company,
      lang: 'tr',
      start_url: '/',
      display: 'browser',
      background_color: palette.paper,
      theme_color: palette.ink,
      icons: [
        { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
        { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
        { src: '/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
      ],
    },
    null,
    2,
  )}\n`;
