import type { DataSource } from 'typeorm';
import type { DeskRequests } from '#domain/desk/ports.ts';
import { exportRequests, logExport } from './export-requests.ts';
import { addNote, changeHandling } from './handle-request.ts';
import { openRequest } from './open-request.ts';
import { countSelected, countSteps, listEntries, reading } from './select-requests.ts';

/** Whether a text can be the id of a request; other texts the database refuses. */
const isId = (text: string): boolean => /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/iu.test(text);

/** Each name is found in the index behind the one before, however many requests people have. */
const selectAssignees = `
  WITH RECURSIVE names AS (
    (SELECT assignee FROM requests WHERE assignee IS NOT NULL AND NOT probe ORDER BY assignee LIMIT 1)
    UNION ALL
    SELECT (SELECT r.assignee FROM requests r WHERE r.assignee > names.assignee AND NOT r.probe ORDER BY r.assignee LIMIT 1)
    FROM names WHERE names.assignee IS NOT NULL
  )
  SELECT assignee FROM names WHERE assignee IS NOT NULL ORDER BY assignee COLLATE catalogue_tr`;

export const createPostgresDeskRequests = (dataSource: DataSource): DeskRequests => ({
  list: (filter, after) => reading(dataSource, (manager) => listEntries(manager, filter, after)),

  count: (filter) => reading(dataSource, (manager) => countSteps(manager, filter)),

  open: async (id) => (isId(id) ? dataSource.transaction((manager) => openRequest(manager, id)) : undefined),

  handle: async (id, change, user) =>
    isId(id)
      ? dataSource.transaction((manager) => changeHandling(manager, id, change, user))
      : { kind: 'unknown' },

  addNote: async (id, text, user) =>
    isId(id) && dataSource.transaction((manager) => addNote(manager, id, text, user)),

  total: (filter) => reading(dataSource, (manager) => countSelected(manager, filter)),

  async export(filter, user) {
    await dataSource.transaction((manager) => logExport(manager, filter, user));
    return exportRequests(dataSource, filter);
  },

  async assignees() {
    const rows = await dataSource.query<{ assignee: string }[]>(selectAssignees);
    return rows.map(({ assignee }) => assignee);
  },
});
