import * as z from 'zod';
import {
  type FilterField,
  type TypedFilter,
  filterFields,
  openValue,
  overdueValue,
} from '#contracts/desk/filter.ts';
import { type DeskFilter, handlingSteps, openSteps } from '#domain/desk/handling.ts';
import type { DeskCursor } from '#domain/desk/ports.ts';
import { requestKinds } from '#domain/requests/visitor-request.ts';
import { isLanguage } from '#domain/shared/language.ts';
import { recordOf } from '#domain/shared/record-of.ts';
import { turkishDay } from '#domain/shared/turkish-time.ts';

const maxTextLength = 200;

const typedText = z.string().trim().catch('');

/** Whether PostgreSQL takes a text, which has no NUL. */
const isShort = (value: string): boolean => value.length <= maxTextLength && !value.includes('\0');

const isDay = (value: string): boolean => z.iso.date().safeParse(value).success;

/** Whether a value that is not empty can be understood, by field. */
const isUnderstood: Readonly<Record<FilterField, (value: string) => boolean>> = {
  text: isShort,
  step: (value) => value === openValue || handlingSteps.some((step) => step === value),
  kind: (value) => requestKinds.some((kind) => kind === value),
  due: (value) => value === overdueValue,
  assignee: isShort,
  language: isLanguage,
  country: isShort,
  product: isShort,
  from: isDay,
  until: isDay,
};

const stepsOf = ({ step, due }: Pick<TypedFilter, 'step' | 'due'>): DeskFilter['steps'] => {
  const chosen = handlingSteps.filter((known) => known === step);
  const wanted = chosen.length > 0 ? chosen : step === openValue ? openSteps : undefined;
  return due === overdueValue ? openSteps.filter((open) => wanted?.includes(open) ?? true) : wanted;
};

/** @param due time before which requests were received that are due by now; `undefined`: all are wanted */
const untilOf = (until: string, due: Date | undefined): Date | undefined => {
  const end = until === '' ? undefined : turkishDay(until).end;
  return end && due ? (end < due ? end : due) : (end ?? due);
};

interface ReadFilter {
  readonly typed: TypedFilter;
  readonly unread: readonly FilterField[];
  readonly filter: DeskFilter;
}

/**
 * Reads the filter of an address; what is not understood selects nothing and is named.
 * @param dueBefore requests that were received before it are due
 */
export const readFilter = (query: unknown, dueBefore: Date): ReadFilter => {
  const texts = z.record(z.string(), z.unknown()).catch({}).parse(query);
  const typed: TypedFilter = recordOf(filterFields, (field) => typedText.parse(texts[field]));
  const unread = filterFields.filter((field) => typed[field] !== '' && !isUnderstood[field](typed[field]));
  const read: TypedFilter = recordOf(filterFields, (field) => (unread.includes(field) ? '' : typed[field]));
  return {
    typed,
    unread,
    filter: {
      kind: requestKinds.find((kind) => kind === read.kind),
      steps: stepsOf(read),
      language: isLanguage(read.language) ? read.language : undefined,
      country: read.country || undefined,
      product: read.product || undefined,
      assignee: read.assignee || undefined,
      text: read.text || undefined,
      from: read.from === '' ? undefined : turkishDay(read.from).start,
      until: untilOf(read.until, read.due === '' ? undefined : dueBefore),
    },
  };
};

const cursor = z.object({ receivedAt: z.coerce.date(), id: z.uuid() });

/** The place in the list that an address names; of one that cannot be read, the beginning. */
export const readCursor = (after: unknown): DeskCursor | undefined => {
  const [receivedAt, id] = typedText.parse(after).split('_');
  return cursor.safeParse({ receivedAt, id }).data;
};

export const writeCursor = ({ receivedAt, id }: DeskCursor): string => `${receivedAt.toISOString()}_${id}`;
