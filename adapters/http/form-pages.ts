import type { RequestKind } from '#domain/requests/visitor-request.ts';
import { paths } from '#domain/site/paths.ts';

/** The pages with a form, which without JavaScript posts to its own page; by path, with the kind of request. */
export const formPages: Readonly<Record<string, RequestKind>> = {
  [paths.request]: 'offer',
  [paths.onlineCatalog]: 'catalogue',
  [paths.technicalService]: 'technicalService',
  [paths.oem]: 'oem',
};
