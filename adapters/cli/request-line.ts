import type { RequestKind, RequestRecord, RequestState } from '#domain/requests/visitor-request.ts';
import { oneLine } from '#domain/shared/one-line.ts';
import { formKinds } from '#contracts/request-form.ts';
import { productLine } from '../mail/request-fields.ts';
import { turkishTime } from '#domain/shared/turkish-time.ts';

const formOf = new Map<RequestKind, string>(Object.entries(formKinds).map(([form, kind]) => [kind, form]));
const widestForm = Math.max(...Object.keys(formKinds).map((form) => form.length));
const widestState = 'suspicious'.length;
const widestName = 24;
const longestGist = 60;

const gist = ({ products, message }: RequestRecord): string =>
  oneLine(
    [products.map(productLine).join(', '), message.split('\n', 1)[0]].filter(Boolean).join(' – '),
    longestGist,
  );

/** A request as a line of a terminal, which nothing that a visitor wrote can break or command. */
export const requestLine = (request: RequestRecord & { readonly state: RequestState }): string =>
  [
    turkishTime(request.receivedAt),
    (formOf.get(request.kind) ?? request.kind).padEnd(widestForm),
    request.state.padEnd(widestState),
    oneLine(request.name, widestName).padEnd(widestName + 1),
    oneLine(request.email),
    gist(request),
    request.id,
  ]
    .filter((part) => part !== '')
    .join('  ');
