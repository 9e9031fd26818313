import type { DataSource } from 'typeorm';
import * as z from 'zod';
import type { ErasurePlan } from '#domain/desk/erasure.ts';

const planRow = z.object({
  id: z.string(),
  reference: z.string(),
  name: z.string(),
  email: z.string(),
  requests: z.number(),
  files: z.number(),
  notes: z.number(),
});

/** Creates the search for what goes with the person who sent a request. */
export const createPostgresPlanErasure =
  (dataSource: DataSource) =>
  async (id: string): Promise<ErasurePlan | undefined> => {
    const [row] = await dataSource.query<unknown[]>(
      `SELECT r.id, r.reference, r.name, r.email, persons.*
       FROM requests r CROSS JOIN LATERAL (
         SELECT count(*)::integer AS requests,
           coalesce(sum(jsonb_array_length(p.attachments)), 0)::integer AS files,
           coalesce(sum((SELECT count(*) FROM request_notes n WHERE n.request_id = p.id)), 0)::integer AS notes
         FROM requests p WHERE lower(p.email COLLATE "C") = lower(r.email COLLATE "C")
       ) AS persons
       WHERE r.id = $1 AND NOT r.probe`,
      [id],
    );
    if (row === undefined) return undefined;
    const { requests, files, notes, ...request } = planRow.parse(row);
    return { request, requests, files, notes };
  };
