import type { ListedRequest, RequestKind, RequestRecord } from '#domain/requests/visitor-request.ts';
import { oneLine } from '#domain/shared/one-line.ts';
import { productLine } from '../texts/staff-labels.ts';
import { turkishTime } from '#domain/shared/turkish-time.ts';
import { kindByForm } from './request-options.ts';

const formByKind = new Map<RequestKind, string>(Array.from(kindByForm, ([form, kind]) => [kind, form]));
const formWidth = Math.max(...[...kindByForm.keys()].map((form) => form.length));
const stateWidth = 'suspicious'.length;
const nameWidth = 24;
const maxGistLength = 60;

const gist = ({ products, message }: RequestRecord): string =>
  oneLine(
    [products.map(productLine).join(', '), message.split('\n', 1)[0]].filter(Boolean).join(' – '),
    maxGistLength,
  );

/** A request as one line for a terminal, without line breaks and control characters in the visitor's input. */
export const requestLine = (request: ListedRequest): string =>
  [
    turkishTime(request.receivedAt),
    (formByKind.get(request.kind) ?? request.kind).padEnd(formWidth),
    request.state.padEnd(stateWidth),
    oneLine(request.name, nameWidth).padEnd(nameWidth + 1),
    oneLine(request.email),
    gist(request),
    request.confirmation === 'none' ? '' : `confirmation ${request.confirmation}`,
    request.id,
  ]
    .filter((part) => part !== '')
    .join('  ');
