import type pages from './locales/en/pages.json';
import type ui from './locales/en/ui.json';

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'ui';
    resources: { ui: typeof ui; pages: typeof pages };
  }
}
