import 'i18next';
import type desk from '#locales/en/desk.json';
import type facets from '#locales/en/facets.json';
import type form from '#locales/en/form.json';
import type maintenance from '#locales/en/maintenance.json';
import type product from '#locales/en/product.json';
import type requestList from '#locales/en/request-list.json';
import type requests from '#locales/en/requests.json';
import type ui from '#locales/en/ui.json';

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'ui';
    resources: {
      ui: typeof ui;
      facets: typeof facets;
      maintenance: typeof maintenance;
      product: typeof product;
      'request-list': typeof requestList;
      desk: typeof desk;
      form: typeof form;
      requests: typeof requests;
    };
  }
}
