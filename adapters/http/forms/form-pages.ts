import type { RequestKind } from '#domain/requests/visitor-request.ts';
import { type formPaths, paths } from '#domain/site/paths.ts';

/** The kind of request by the path of the form's page, to which the form posts without JavaScript. */
export const formPages: Readonly<Record<string, RequestKind>> &
  Readonly<Record<(typeof formPaths)[number], RequestKind>> = {
  [paths.request]: 'offer',
  [paths.onlineCatalog]: 'catalogue',
  [paths.technicalService]: 'technicalService',
  [paths.oem]: 'oem',
};
