import type { TFunction } from 'i18next';
import type { DeskView } from '#contracts/desk/views.ts';
import { formatReference } from '#domain/requests/reference.ts';

/** Name of a page in the browser's tab. */
export const pageTitle = (view: DeskView, t: TFunction<'desk'>): string => {
  if (view.page === 'signIn') return t('signIn.title');
  if (view.page === 'request') return `${view.request.name} · ${formatReference(view.request.reference)}`;
  if (view.page === 'erase') return t('erase.title', { name: view.request.name });
  if (view.page === 'content') return t('content.title');
  if (view.page === 'contentFile') return view.title;
  if (view.page === 'drafts') return t('drafts.title');
  if (view.page === 'publications') return t('publications.title');
  if (view.page === 'problem') return t('problem.title');
  return view.page === 'requests' || view.page === 'erased' ? t('list.title') : t('homePage.title');
};
