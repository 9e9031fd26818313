import type { RequestKind } from '#domain/requests/visitor-request.ts';

/** The pages whose form posts to themselves where JavaScript is off, with what it asks for. */
export const formPages: Readonly<Record<string, RequestKind>> = {
  '/request': 'offer',
  '/online-catalog': 'catalogue',
  '/services/technical-service': 'technicalService',
  '/services/oem': 'oem',
};
