import type { Language } from '#domain/shared/language.ts';
import type { AllPageTexts, PageTexts } from '#domain/site/page-texts.ts';

const textsIn = (language: Language): PageTexts => {
  const heading = { title: `Title (${language})`, lead: `Lead (${language})` };
  const sections = [{ heading: `Heading (${language})`, text: `Text (${language})` }];
  const service = { ...heading, text: `Text (${language})` };
  const counter = (value: number) => ({ value, label: `${value} (${language})` });
  return {
    home: {
      slogan: `Slogan (${language})`,
      lead: heading.lead,
      aboutHeading: 'About',
      aboutText: `About us (${language})`,
      productsHeading: 'Products',
      productsText: `Our products (${language})`,
      brandsHeading: 'Brands',
      newsHeading: 'News',
      counters: { products: counter(1), export: counter(2), partners: counter(3), cities: counter(4) },
    },
    'about-us': { ...heading, quote: `Quote (${language})`, sections },
    'why-us': { ...heading, features: sections },
    contact: { ...heading, offerHeading: 'Offer', offerText: `An offer (${language})` },
    'privacy-policy': { ...heading, updated: '2026-11-22', sections },
    management: heading,
    partners: heading,
    news: heading,
    request: heading,
    search: heading,
    'technical-service': service,
    oem: service,
    'online-catalog': service,
    solution: {
      'ent-solutions': `ENT (${language})`,
      'plastic-and-reconstructive-solutions': `Plastic (${language})`,
      'brain-and-spine-solutions': `Brain (${language})`,
    },
  };
};

const [tr, en] = [textsIn('tr'), textsIn('en')];

export const samplePages: AllPageTexts = {
  home: { tr: tr.home, en: en.home },
  'about-us': { tr: tr['about-us'], en: en['about-us'] },
  'why-us': { tr: tr['why-us'], en: en['why-us'] },
  contact: { tr: tr.contact, en: en.contact },
  'privacy-policy': { tr: tr['privacy-policy'], en: en['privacy-policy'] },
  management: { tr: tr.management, en: en.management },
  partners: { tr: tr.partners, en: en.partners },
  news: { tr: tr.news, en: en.news },
  request: { tr: tr.request, en: en.request },
  search: { tr: tr.search, en: en.search },
  'technical-service': { tr: tr['technical-service'], en: en['technical-service'] },
  oem: { tr: tr.oem, en: en.oem },
  'online-catalog': { tr: tr['online-catalog'], en: en['online-catalog'] },
  solution: { tr: tr.solution, en: en.solution },
};
