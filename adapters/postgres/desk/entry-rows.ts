import * as z from 'zod';
import { type DeskEntry, type Handling, handlingSteps } from '#domain/desk/handling.ts';
import { requestKinds, requestStates } from '#domain/requests/visitor-request.ts';
import { languages } from '#domain/shared/language.ts';
import { notificationState } from '../requests/states.ts';

export const handlingRow = z.object({
  step: z.enum(handlingSteps),
  assignee: z.string().nullable(),
  version: z.number(),
});

/** Handling of a row that selects `selectHandling`. */
export const toHandling = ({ assignee, ...row }: z.output<typeof handlingRow>): Handling => ({
  ...row,
  ...(assignee !== null && { assignee }),
});

/** Columns of how staff handle request `r`. */
export const selectHandling = 'r.handling AS step, r.assignee, r.handling_version AS version';

export const entryRow = z.object({
  id: z.string(),
  reference: z.string(),
  kind: z.enum(requestKinds),
  language: z.enum(languages),
  name: z.string(),
  institution: z.string(),
  country: z.string(),
  receivedAt: z.date(),
  suspicious: z.boolean(),
  isOpened: z.boolean(),
  notification: z.enum(requestStates),
  products: z.number(),
  files: z.number(),
  ...handlingRow.shape,
});

/** Columns of request `r` for a list. */
export const selectEntry = `r.id, r.reference, r.kind, r.language, r.name, r.institution, r.country,
  r.received_at AS "receivedAt", r.suspicious, r.opened_at IS NOT NULL AS "isOpened",
  ${notificationState} AS notification, jsonb_array_length(r.products) AS products,
  jsonb_array_length(r.attachments) AS files, ${selectHandling}`;

/** Entry of a row that selects `selectEntry`. */
export const toEntry = (row: unknown): DeskEntry => {
  const { step, assignee, version, ...entry } = entryRow.parse(row);
  return { ...entry, ...toHandling({ step, assignee, version }) };
};
