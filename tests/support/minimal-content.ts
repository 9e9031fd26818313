import { minimalPdf } from './minimal-pdf.ts';
import { minimalPages } from './minimal-pages.ts';

export const drawing = (colour: string, width = 40, height = 30): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="${width}" height="${height}" fill="${colour}"/></svg>`;

const company = `name: Örnek
legalName: { tr: Örnek Ltd. Şti., en: Örnek Ltd }
founded: 2009
offices:
  - city: { tr: Ankara, en: Ankara }
    role: { tr: Merkez, en: Head office }
    phone: "+90 312 000 00 01"
    address: { tr: Ankara, en: Ankara }
email: info@example.com
social:
  linkedin: https://linkedin.example/ornek
  instagram: https://instagram.example/ornek
messaging: https://chat.example/ornek
maps: { tr: https://map.example/tr, en: https://map.example/en }
recipients:
  offer: offer@example.com
  technicalService: service@example.com
  oem: oem@example.com
  catalogue: catalogue@example.com
manager:
  name: Elif Örnek
  role: { tr: Genel Müdür, en: General Manager }
  profile: https://linkedin.example/elif
  biography: { tr: Mühendis., en: An engineer. }
`;

const brands = `- { slug: acteon, name: Acteon }
- { slug: smith&nephew, name: Smith & Nephew }
`;

const categories = `- slug: drills
  name: { tr: Matkaplar, en: Drills }
  summary: { tr: Delmek için., en: For drilling. }
- slug: aaa
  name: { tr: Yakında, en: Coming soon }
  summary: { tr: Hazırlanıyor., en: In preparation. }
`;

const solutions = `- slug: ent-solutions
  name: { tr: KBB, en: ENT }
  summary: { tr: Kulak burun boğaz., en: 'Ear, nose and throat.' }
  categories:
    - drills
    - aaa
`;

const earDrill = `name:
  tr: Kulak Matkabı
  en: Ear Drill
slugTr: kulak-matkabi
brand: acteon
picture: drill
description:
  tr: Sessiz çalışır.
  en: It runs quietly.
details:
  - tr: Hafif gövde
    en: Light body
detailsTable:
  tr: |
    <table><tr><th scope="row">Hız</th><td>40 000</td></tr></table>
  en: |
    <table><tr><th scope="row">Speed</th><td>40 000</td></tr></table>
variants:
  - ref: 'ED-10'
    name: { tr: Düz, en: Straight }
    piecesPerPack: 5
    sterile: true
  - ref: 'ED-20'
    name: { tr: Eğri, en: Curved }
gallery:
  - tr: Ayak Pedalı
    en: Foot Pedal
  - tr: Kablo
    en: Cable
articles:
  - heading: { tr: Bakım, en: Care }
    text: { tr: Silin., en: Wipe it. }
document: ear-drill.pdf
attributes:
  length: [40 mm, 80–120 mm]
  use: reusable
`;

const footPedal = `name:
  tr: Ayak Pedalı
  en: Foot Pedal
slugTr: ayak-pedali
brand: smith&nephew
picture: drill
description:
  tr: Sudan korkmaz.
  en: It does not mind water.
details: []
gallery: []
articles: []
`;

const newOffice = `title:
  tr: Yeni ofis
  en: New office
publishDate: 2026-05-13
article:
  tr: Ofisimiz açıldı.
  en: Our office is open.
`;

const attributes = `- key: length
  kind: number
  name: { tr: Uzunluk, en: Length }
  unit: mm
  limits: [50, 100]
  categories: [drills]
- key: use
  kind: option
  name: { tr: Kullanım, en: Use }
  options:
    - { key: single-use, name: { tr: Tek kullanımlık, en: Single use } }
    - { key: reusable, name: { tr: Yeniden kullanılabilir, en: Reusable } }
`;

const redirects = `- from: /drill.html
  to: /products/product-details/ear-drill
`;

/** The files of a small content folder that is in order. */
export const minimalContent: Readonly<Record<string, string>> = {
  'company.yaml': company,
  'brands.yaml': brands,
  'categories.yaml': categories,
  'solutions.yaml': solutions,
  'attributes.yaml': attributes,
  'redirects.yaml': redirects,
  ...minimalPages,
  'synonyms.yaml': '[]\n',
  'products/drills/ear-drill.yaml': earDrill,
  'products/drills/foot-pedal.yaml': footPedal,
  'news/new-office.yaml': newOffice,
  'documents/ear-drill.pdf': minimalPdf(),
  'pictures/products/drill.svg': drawing('teal'),
  'pictures/solutions/ent-solutions.svg': drawing('plum'),
  'pictures/brands/acteon.svg': drawing('navy'),
  'pictures/brands/smith&nephew.svg': drawing('orange'),
  'pictures/news/new-office.svg': drawing('olive', 64, 36),
  'pictures/banners/contact.svg': drawing('silver'),
  'pictures/management/portrait.svg': drawing('gray', 40, 50),
};
