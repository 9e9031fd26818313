import type { VisitorRequest } from '#domain/requests/visitor-request.ts';
import type { AttachmentLinks } from './request-fields.ts';

/** Addresses that a mail to staff links to. */
export interface StaffLinks {
  readonly files: AttachmentLinks;
  /** Returns the address of a request at the desk; `undefined` for one that the desk does not show. */
  readonly toDesk?: (request: VisitorRequest) => string | undefined;
}
