import type { Company } from '#domain/company/company.ts';
import type { NewsItem } from '#domain/news/news-item.ts';
import type { WholeContent } from '#domain/content/content.ts';
import { samplePages } from './sample-pages.ts';
import { both, brand, category, product, solution } from './in-memory-catalogue.ts';

export const company: Company = {
  name: 'Örnek',
  legalName: both('Örnek Ltd'),
  founded: 2009,
  offices: [
    {
      city: both('Ankara'),
      role: both('Head office'),
      phone: '+90 312 000 00 01',
      address: both('Altındağ'),
    },
    { city: both('İzmir'), role: both('Office'), phone: '+90 212 000 00 02', address: both('Konak') },
  ],
  phones: ['+90 312 000 00 01', '+90 212 000 00 02'],
  email: 'info@example.com',
  address: { tr: 'Altındağ, İzmir', en: 'Altındağ, Izmir' },
  social: { linkedin: 'https://linkedin.example/ornek', instagram: 'https://instagram.example/ornek' },
  messaging: 'https://chat.example/ornek',
  maps: both('https://map.example/'),
  manager: {
    name: 'Işıl İnce',
    role: both('General Manager'),
    profile: 'https://linkedin.example/isil',
    biography: both('An engineer.\nAnd a reader.'),
  },
  recipients: {
    offer: 'offer@example.com',
    technicalService: 'service@example.com',
    oem: 'oem@example.com',
    catalogue: 'catalogue@example.com',
  },
};

export const newsItem = (id: string, publishDate = '2026-03-14'): NewsItem => ({
  id,
  title: both(`News of ${id}`),
  article: both(`It is about ${id}.\nThat is all.`),
  readingMinutes: 1,
  publishDate,
});

const drills = category('drills');
const lasers = category('lasers');

/** Two products, one with everything that a product can have. */
export const sampleContent: WholeContent = {
  company,
  categories: [drills, lasers],
  solutions: [
    solution('ent-solutions', [lasers, drills]),
    solution('brain-and-spine-solutions', [drills]),
    solution('plastic-and-reconstructive-solutions', []),
  ],
  brands: [brand('smith&nephew'), brand('acteon'), brand('drendel-zweiling-d+z')],
  attributes: [],
  products: [
    product('piezo-unit', {
      details: [both('Light'), both('Quiet')],
      detailsTable: both('<table><tr><td>40 W</td></tr></table>'),
      variants: [
        { ref: 'PU-40', name: both('40 W'), piecesPerPack: 2, sterile: false },
        { ref: 'PU-60', name: both('60 W') },
      ],
      gallery: [both('Pedal')],
      articles: [{ heading: both('Use'), text: both('With care.') }],
      document: { file: 'piezo-unit.5d2c07aa.pdf', bytes: 2048 },
      turntable: 'piezo-unit.0f3a9c1b.avif',
      detailPicture: 'piezo-unit.7be01d42.webp',
      hotspots: [{ x: 20, y: 30.5, text: both('Display') }],
      regulatory: { classification: 'IIa', ceMark: true, udiDi: '09520001000072', professionalUse: true },
    }),
    product('ear-drill', { brand: 'smith&nephew', category: 'lasers' }),
  ],
  procedures: [
    {
      slug: { tr: 'sinus-cerrahisi', en: 'sinus-surgery' },
      name: both('Sinus surgery'),
      summary: both('What is used.'),
      solutions: ['ent-solutions'],
      categories: ['lasers'],
      phases: [{ title: both('Bone'), text: both('A drill.'), products: ['ear-drill'] }],
      table: [{ product: 'ear-drill', x: 50, y: 50, width: 40 }],
    },
  ],
  news: [newsItem('spring-fair'), newsItem('new-warehouse', '2026-05-01')],
  pictures: {
    solution: {},
    banner: { contact: 'contact.0f3a9c1b.svg' },
    brand: { acteon: 'acteon.0f3a9c1b.png' },
    portrait: {},
  },
  pages: samplePages,
  synonyms: [],
  technicalLabels: [],
  redirects: [{ from: '/piezo.html', to: '/products/product-details/piezo-unit' }],
};
