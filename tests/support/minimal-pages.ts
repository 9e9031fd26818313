const both = (text: string): string => `{ tr: '${text} (tr)', en: '${text}' }`;

const fields = (...names: readonly string[]): string =>
  names.map((name) => `${name}: ${both(name)}\n`).join('');

const heading = fields('title', 'lead');

const section = `
  - heading: ${both('heading')}
    text: ${both('text')}
`;

const counters = ['products', 'export', 'partners', 'cities']
  .map((name, index) => `  ${name}: { value: ${(index + 1) * 10}, label: ${both(name)} }\n`)
  .join('');

const homeTexts = fields(
  'slogan',
  'lead',
  'aboutHeading',
  'aboutText',
  'productsHeading',
  'productsText',
  'brandsHeading',
  'newsHeading',
);

/** The files of content/pages, as short as they can be. */
export const minimalPages: Readonly<Record<string, string>> = {
  'pages/home.yaml': `${homeTexts}counters:\n${counters}`,
  'pages/about-us.yaml': `${heading}${fields('quote')}sections:${section}`,
  'pages/why-us.yaml': `${heading}features:${section}`,
  'pages/contact.yaml': `${heading}${fields('offerHeading', 'offerText')}`,
  'pages/privacy-policy.yaml': `${heading}updated: 2026-11-22\nsections:${section}`,
  'pages/management.yaml': heading,
  'pages/partners.yaml': heading,
  'pages/news.yaml': heading,
  'pages/request.yaml': heading,
  'pages/search.yaml': heading,
  'pages/technical-service.yaml': `${heading}${fields('text')}`,
  'pages/oem.yaml': `${heading}${fields('text')}`,
  'pages/online-catalog.yaml': `${heading}${fields('text')}`,
  'pages/solution.yaml': fields(
    'ent-solutions',
    'plastic-and-reconstructive-solutions',
    'brain-and-spine-solutions',
  ),
};
