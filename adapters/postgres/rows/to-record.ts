import type { RequestRecord } from '#domain/requests/visitor-request.ts';
import type { RequestRow } from './request-rows.ts';

export const toRecord = ({
  fingerprint: _fingerprint,
  notifiedAt,
  filedAt,
  probe,
  digestId,
  confirmedAt,
  confirmationDeclined,
  ...request
}: RequestRow): RequestRecord => ({
  ...request,
  ...(notifiedAt && { notifiedAt }),
  ...(filedAt && { filedAt }),
  ...(probe && { probe }),
  ...(digestId && { digest: digestId }),
  ...(confirmedAt && { confirmedAt }),
  ...(confirmationDeclined && { confirmationDeclined }),
});
