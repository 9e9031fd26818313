import { Readable } from 'node:stream';
import type { FastifyPluginAsync } from 'fastify';
import { deskPaths } from '#contracts/desk/paths.ts';
import type { ListRequests } from '#domain/desk/list-requests.ts';
import type { FindWhatWaits } from '#domain/desk/what-waits.ts';
import type { DeskFilter } from '#domain/desk/handling.ts';
import { readCursor, readFilter, writeCursor } from './read-filter.ts';

export interface RequestListParts {
  readonly listRequests: ListRequests;
  readonly findWhatWaits: FindWhatWaits;
  /** Time before which requests were received that are due by now. */
  readonly dueBefore: () => Date;
  /** Exports what a filter selects, and logs who did it. @returns the parts of an XLSX file */
  readonly exportRequests: (filter: DeskFilter, user: string) => Promise<AsyncIterable<Uint8Array>>;
}

const xlsxType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/** The first page, the list of requests, and the list as a spreadsheet. */
export const requestListRoutes =
  ({ listRequests, findWhatWaits, dueBefore, exportRequests }: RequestListParts): FastifyPluginAsync =>
  async (app) => {
    app.get(deskPaths.home, async ({ deskUser }, reply) =>
      reply.sendView({ page: 'home', ...(await findWhatWaits(deskUser)) }),
    );

    app.get<{ Querystring: { after?: string } }>(deskPaths.requests, async ({ query }, reply) => {
      const { typed, unread, filter } = readFilter(query, dueBefore());
      const after = readCursor(query.after);
      const { next, ...list } = await listRequests(filter, after);
      return reply.sendView({
        page: 'requests',
        ...list,
        filter: typed,
        unread,
        next: next && writeCursor(next),
        isLater: after !== undefined,
      });
    });

    app.get(deskPaths.export, async ({ query, deskUser }, reply) => {
      const file = await exportRequests(readFilter(query, dueBefore()).filter, deskUser);
      return reply
        .headers({
          'cache-control': 'no-store',
          'content-disposition': 'attachment; filename="requests.xlsx"',
        })
        .type(xlsxType)
        .send(Readable.from(file));
    });
  };
