import path from 'node:path';
import formBody from '@fastify/formbody';
import fastifyStatic from '@fastify/static';
import type { FastifyBaseLogger, FastifyError, FastifyInstance, FastifyPluginAsync } from 'fastify';
import type { DeskFrame, RenderDesk } from '#contracts/desk/views.ts';
import { type ContentParts, contentRoutes } from './desk/content.ts';
import { type DraftParts, draftRoutes } from './desk/drafts.ts';
import { type ErasureParts, erasureRoutes } from './desk/erase.ts';
import { type EventParts, eventRoutes } from './desk/events.ts';
import { type FileParts, fileRoutes } from './desk/files.ts';
import { type Vouching, identifyUser } from './desk/identify-user.ts';
import { languageRoutes } from './desk/language.ts';
import { type RequestParts, requestRoutes } from './desk/request.ts';
import { type RequestListParts, requestListRoutes } from './desk/requests.ts';
import { createSessionCookie } from './desk/session-cookie.ts';
import { type SignInParts, signInRoutes } from './desk/sign-in.ts';
import { views } from './desk/views.ts';
import { statusOf } from './plugins/problems.ts';
import { logFailure } from './plugins/request-log.ts';
import { sameOriginPosts } from './plugins/same-origin-posts.ts';
import { type PictureSources, pictureRoutes } from './routes/pictures.ts';
import { type ServerSettings, createServer } from './server.ts';

type DeskParts = RequestListParts &
  RequestParts &
  ErasureParts &
  FileParts &
  EventParts &
  Omit<ContentParts, 'drafts'> &
  Omit<DraftParts, 'drafts'> & { readonly drafts: ContentParts['drafts'] & DraftParts['drafts'] };

interface Options {
  readonly settings: Omit<ServerSettings, 'publicUrl'>;
  /** Origin of the desk, as its users see it. */
  readonly url: string;
  readonly siteUrl: string;
  readonly logger: FastifyBaseLogger;
  readonly vouching: Vouching;
  /** The desk's own sign-in; `undefined` where others vouch for users. */
  readonly signIn: Omit<SignInParts, 'cookie'> | undefined;
  readonly renderDesk: RenderDesk;
  readonly assets: DeskFrame['assets'];
  readonly folders: {
    /** Built by Vite for the browser. */
    readonly client: string;
    /** Icons and logo of the site. */
    readonly public: string;
  };
  readonly pictures: PictureSources;
  readonly parts: DeskParts;
  /** @throws when the database is away */
  readonly checkDatabase: () => Promise<unknown>;
}

const oneYearMs = 31_536_000_000;

const rootFiles = ['favicon.svg', 'logo.svg'];

/** Files that pages refer to, the sign-in too. */
const deskFiles =
  ({ client, public: publicFolder }: Options['folders']): FastifyPluginAsync =>
  async (app) => {
    app.addHook('onRoute', (route) => {
      route.config = { ...route.config, isOpen: true };
    });
    await app.register(fastifyStatic, {
      root: path.join(client, 'assets'),
      prefix: '/assets/',
      index: false,
      preCompressed: true,
      immutable: true,
      maxAge: oneYearMs,
      decorateReply: false,
    });
    for (const file of rootFiles)
      app.get(`/${file}`, (_request, reply) => reply.sendFile(file, publicFolder));
  };

/** Errors as pages: whoever sent a form reads them. */
const problemPages = async (app: FastifyInstance): Promise<void> => {
  app.setErrorHandler((error: FastifyError, _request, reply) => {
    const status = error.name === 'ZodError' ? 400 : statusOf(error);
    if (status >= 500) logFailure(reply, error, 'request failed');
    const kind = status === 503 ? 'unavailable' : status >= 500 ? 'failed' : 'refused';
    return reply.sendView({ page: 'problem', status, kind }, { status });
  });
};

const allRoutes = [
  requestListRoutes,
  requestRoutes,
  erasureRoutes,
  fileRoutes,
  contentRoutes,
  draftRoutes,
  eventRoutes,
] as const;

/** Builds the server of the desk, which does not listen yet. */
export const buildDeskApp = async (options: Options): Promise<FastifyInstance> => {
  const { settings, url, siteUrl, logger, vouching, signIn, renderDesk, assets, folders, parts } = options;
  const fallback = '/*';
  const app = await createServer({ settings: { ...settings, publicUrl: url }, logger, fallback });
  const cookie = createSessionCookie(url);
  await app.register(sameOriginPosts, { publicUrl: url });
  await app.register(formBody);
  await app.register(identifyUser, { url, vouching, cookie });
  await app.register(views, { renderDesk, assets, siteUrl, canSignOut: signIn !== undefined });
  await app.register(fastifyStatic, { serve: false, root: folders.public });
  await app.register(deskFiles(folders));
  await app.register(pictureRoutes(options.pictures));
  app.get('/healthz', { config: { isOpen: true } }, async () => {
    await options.checkDatabase();
    return { status: 'ok' };
  });
  await app.register(async (pages) => {
    await problemPages(pages);
    await pages.register(languageRoutes);
    if (signIn) await pages.register(signInRoutes({ ...signIn, cookie }));
    for (const routes of allRoutes) await pages.register(routes(parts));
    pages.get(fallback, async (_request, reply) =>
      reply.sendView({ page: 'problem', status: 404, kind: 'notFound' }, { status: 404 }),
    );
  });
  return app;
};
