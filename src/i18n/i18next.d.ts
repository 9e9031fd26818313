import type aboutUs from './locales/en/about-us.json';
import type contact from './locales/en/contact.json';
import type home from './locales/en/home.json';
import type maintenance from './locales/en/maintenance.json';
import type privacyPolicy from './locales/en/privacy-policy.json';
import type product from './locales/en/product.json';
import type requestList from './locales/en/request-list.json';
import type solution from './locales/en/solution.json';
import type ui from './locales/en/ui.json';
import type whyUs from './locales/en/why-us.json';

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'ui';
    resources: {
      ui: typeof ui;
      home: typeof home;
      'about-us': typeof aboutUs;
      'why-us': typeof whyUs;
      contact: typeof contact;
      solution: typeof solution;
      maintenance: typeof maintenance;
      'privacy-policy': typeof privacyPolicy;
      product: typeof product;
      'request-list': typeof requestList;
    };
  }
}
