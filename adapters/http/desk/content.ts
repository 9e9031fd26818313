import type { FastifyPluginAsync, FastifyReply } from 'fastify';
import * as z from 'zod';
import { changeList } from '#contracts/desk/change-list.ts';
import type { ContentFileView, OpenedForm } from '#contracts/desk/content-views.ts';
import { type PostedFields, decodeFile } from '#contracts/desk/decode-file.ts';
import { fileTitle } from '#contracts/desk/describe-changes.ts';
import { listActionName, readListAction } from '#contracts/desk/field-names.ts';
import { deskPaths } from '#contracts/desk/paths.ts';
import type { Json } from '#domain/desk/publishing/json.ts';
import type { Drafts } from '#domain/desk/publishing/ports.ts';
import { languageOf } from './language.ts';

type Seen = Pick<OpenedForm, 'version' | 'fingerprint'>;

export interface ContentParts {
  readonly listFiles: () => Promise<
    readonly { readonly folder: string; readonly files: readonly string[] }[]
  >;
  readonly openForm: (file: string) => Promise<OpenedForm | undefined>;
  readonly saveForm: (
    file: string,
    value: Json,
    seen: Seen,
    user: string,
  ) => Promise<'saved' | 'conflict' | 'unknown'>;
  readonly drafts: Pick<Drafts, 'list'>;
}

const query = z.object({ file: z.string().catch(''), saved: z.string().optional() });

const body = z.record(z.string(), z.union([z.string(), z.array(z.string())])).catch({});

const seenBody = z.object({ version: z.coerce.number().int(), fingerprint: z.string() });

/** Fields of a form; of one that came twice, the last. */
const fieldsOf = (posted: unknown): PostedFields =>
  Object.fromEntries(
    Object.entries(body.parse(posted)).map(([name, value]) => [
      name,
      typeof value === 'string' ? value : (value.at(-1) ?? ''),
    ]),
  );

const sendNone = (reply: FastifyReply): Promise<FastifyReply> =>
  reply.sendView(
    { page: 'problem', status: 404, kind: 'notFound' },
    { status: 404, address: deskPaths.content },
  );

const sendForm = (
  reply: FastifyReply,
  file: string,
  { draft, ...opened }: OpenedForm,
  more: Pick<ContentFileView, 'isConflict' | 'isSaved'>,
): Promise<FastifyReply> =>
  reply.sendView(
    {
      page: 'contentFile',
      file,
      title: fileTitle(file, opened.value, languageOf(reply.request)),
      ...opened,
      ...(draft && { draft: { author: draft.author, changedAt: draft.changedAt } }),
      ...more,
    },
    { status: more.isConflict ? 409 : 200, address: deskPaths.contentFile(file) },
  );

/** Forms of the content's files. */
export const contentRoutes =
  ({ listFiles, openForm, saveForm, drafts }: ContentParts): FastifyPluginAsync =>
  async (app) => {
    app.get(deskPaths.content, async (request, reply) => {
      const language = languageOf(request);
      const drafted = new Set((await drafts.list()).map(({ file }) => file));
      const groups = (await listFiles()).map(({ folder, files }) => ({
        folder,
        files: files.map((file) => ({
          file,
          title: fileTitle(file, undefined, language),
          isDrafted: drafted.has(file),
        })),
      }));
      return reply.sendView({ page: 'content', groups });
    });

    app.get('/content/file', async (request, reply) => {
      const { file, saved } = query.parse(request.query);
      const opened = await openForm(file);
      if (!opened) return sendNone(reply);
      return sendForm(reply, file, opened, { isConflict: false, isSaved: saved !== undefined });
    });

    app.post('/content/file', async (request, reply) => {
      const { file } = query.parse(request.query);
      const opened = await openForm(file);
      if (!opened) return sendNone(reply);
      const fields = fieldsOf(request.body);
      const seen = seenBody.parse(fields);
      const action = readListAction(fields[listActionName] ?? '');
      const typed = decodeFile(fields, opened.schema, opened.value);
      const value = action ? changeList(typed, action.action, action.path) : typed;
      const outcome = await saveForm(file, value, seen, request.deskUser);
      if (outcome === 'unknown') return sendNone(reply);
      if (outcome === 'conflict')
        return sendForm(reply, file, { ...opened, value }, { isConflict: true, isSaved: false });
      return reply.redirect(`${deskPaths.contentFile(file)}&saved`, 303);
    });
  };
