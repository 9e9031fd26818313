import type { FastifyPluginAsync, FastifyReply } from 'fastify';
import * as z from 'zod';
import type { DescribedDraft, DraftsOutcome } from '#contracts/desk/content-views.ts';
import { describeChanges, fileTitle } from '#contracts/desk/describe-changes.ts';
import { deskPaths } from '#contracts/desk/paths.ts';
import { InvalidContentError, isError } from '#domain/content/problems.ts';
import type { BringBack } from '#domain/desk/publishing/bring-back.ts';
import type { ListDrafts } from '#domain/desk/publishing/compare-files.ts';
import type { ChosenDraft, Drafts, Publications } from '#domain/desk/publishing/ports.ts';
import type { PublishDrafts } from '#domain/desk/publishing/publish-drafts.ts';
import type { Language } from '#domain/shared/language.ts';
import { idOf } from './ids.ts';
import { languageOf } from './language.ts';

type Compared = Awaited<ReturnType<ListDrafts>>[number];

export interface DraftParts {
  readonly listDrafts: ListDrafts;
  readonly publishDrafts: PublishDrafts;
  readonly drafts: Pick<Drafts, 'discard'>;
  readonly publications: Pick<Publications, 'list'>;
  readonly bringBack: BringBack;
}

const oneOrMore = z.preprocess((value) => (value === undefined ? [] : [value].flat()), z.array(z.string()));

const chosenBody = z.object({ draft: oneOrMore });

/** Drafts that were ticked: each a version and a file. */
const chosenIn = (body: unknown): readonly ChosenDraft[] =>
  chosenBody.parse(body ?? {}).draft.map((value) => {
    const [version = '', ...file] = value.split(' ');
    return { version: Number(version), file: file.join(' ') };
  });

const publish = async (
  chosen: readonly ChosenDraft[],
  user: string,
  publishDrafts: PublishDrafts,
): Promise<DraftsOutcome> => {
  if (chosen.length === 0) return { kind: 'none' };
  try {
    const published = await publishDrafts(chosen, user);
    if (published.kind === 'published')
      return { kind: 'published', files: chosen.length, unwritten: published.unwritten };
    if (published.kind === 'clash') return { kind: 'clash', files: published.files.map(({ file }) => file) };
    return published;
  } catch (error) {
    if (error instanceof InvalidContentError)
      return { kind: 'invalid', problems: error.problems.filter(isError) };
    throw error;
  }
};

const statuses = {
  invalid: 422,
  stale: 409,
  clash: 409,
  none: 422,
  nothing: 200,
  published: 200,
  discarded: 200,
} as const;

const describe = (
  { value, changes, file, version, author, begunAt, changedAt, kind }: Compared,
  language: Language,
): DescribedDraft => ({
  file,
  version,
  author,
  begunAt,
  changedAt,
  kind,
  title: fileTitle(file, value, language),
  changes: describeChanges(changes, language),
});

const sendDrafts = async (
  reply: FastifyReply,
  listDrafts: ListDrafts,
  outcome?: DraftsOutcome,
): Promise<FastifyReply> => {
  const language = languageOf(reply.request);
  const drafts = await listDrafts();
  return reply.sendView(
    { page: 'drafts', drafts: drafts.map((draft) => describe(draft, language)), outcome },
    { status: outcome ? statuses[outcome.kind] : 200, address: deskPaths.drafts },
  );
};

/** Drafts, their publication, and the publications of the past. */
export const draftRoutes =
  ({ listDrafts, publishDrafts, drafts, publications, bringBack }: DraftParts): FastifyPluginAsync =>
  async (app) => {
    app.get(deskPaths.drafts, async (_request, reply) => sendDrafts(reply, listDrafts));

    app.post(deskPaths.publish, async (request, reply) =>
      sendDrafts(reply, listDrafts, await publish(chosenIn(request.body), request.deskUser, publishDrafts)),
    );

    app.post(deskPaths.discard, async (request, reply) => {
      const chosen = chosenIn(request.body);
      const stale: string[] = [];
      for (const draft of chosen)
        if ((await drafts.discard(draft, request.deskUser)).kind === 'conflict') stale.push(draft.file);
      if (chosen.length === 0) return sendDrafts(reply, listDrafts, { kind: 'none' });
      return sendDrafts(
        reply,
        listDrafts,
        stale.length > 0 ? { kind: 'stale', files: stale } : { kind: 'discarded' },
      );
    });

    app.get(deskPaths.publications, async (_request, reply) =>
      reply.sendView({ page: 'publications', publications: await publications.list() }),
    );

    app.post(deskPaths.bringBack(':id'), async (request, reply) => {
      const id = idOf(request);
      const back = id && (await bringBack(id, request.deskUser));
      if (!back)
        return reply.sendView(
          { page: 'problem', status: 404, kind: 'notFound' },
          { status: 404, address: deskPaths.publications },
        );
      const { drafted, clashing, drafts: kept, unchanged } = back;
      return reply.sendView(
        {
          page: 'publications',
          publications: await publications.list(),
          broughtBack: { drafted: [...drafted, ...clashing], others: [...kept, ...unchanged] },
        },
        { address: deskPaths.publications },
      );
    });
  };
