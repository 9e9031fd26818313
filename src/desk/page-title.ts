import type { TFunction } from 'i18next';
import type { DeskView } from '#contracts/desk/views.ts';
import { formatReference } from '#domain/requests/reference.ts';

/** Name of a page in the browser's tab. */
export const pageTitle = (view: DeskView, t: TFunction<'desk'>): string => {
  switch (view.page) {
    case 'signIn':
      return t('signIn.title');
    case 'home':
    case 'problem':
      return t('homePage.title');
    case 'requests':
    case 'erased':
      return t('list.title');
    case 'request':
      return `${view.request.name} · ${formatReference(view.request.reference)}`;
    case 'erase':
      return t('erase.title', { name: view.request.name });
  }
};
