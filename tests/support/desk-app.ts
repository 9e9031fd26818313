import { randomUUID } from 'node:crypto';
import path from 'node:path';
import { pino } from 'pino';
import type { DataSource } from 'typeorm';
import type { SignIn } from '#domain/desk/sign-in.ts';
import { createDesk } from '../../adapters/compose/desk.ts';
import { composeDeskContent } from '../../adapters/compose/desk-content.ts';
import { createDeskForms } from '../../adapters/compose/desk-forms.ts';
import { readConfig } from '../../adapters/config.ts';
import { buildDeskApp } from '../../adapters/http/desk-app.ts';
import type { Vouching } from '../../adapters/http/desk/identify-user.ts';
import type { EventParts } from '../../adapters/http/desk/events.ts';
import { createPostgresSessions } from '../../adapters/postgres/desk/sessions.ts';
import { root } from '../../adapters/settings.ts';
import { loadBuiltDesk } from '../../adapters/ssr/desk-renderer.ts';
import { renderDesk } from '../../src/desk/render.tsx';
import { composeTestSite } from './api.ts';
import { contentDir } from './test-content.ts';

interface DeskOptions {
  readonly dataSource: DataSource;
  readonly vouching: Vouching;
  readonly signIn?: SignIn;
  readonly url?: string;
  readonly now?: Date;
  readonly onRequestChange?: EventParts['onRequestChange'];
  /** Folder with the files of requests. */
  readonly attachments?: string;
  readonly trustedProxies?: readonly string[];
  /** Absolute path of the built desk; without it, pages have neither script nor styles. */
  readonly built?: string;
  /** Folder of the content, which a publication writes, and of its pictures. */
  readonly content?: { readonly folder: string; readonly data: string };
}

/** The server of the desk, with its real pages. */
export const buildTestDesk = async ({
  dataSource,
  vouching,
  signIn,
  url = 'http://localhost:3001',
  now = new Date(),
  onRequestChange = () => () => {},
  attachments = `/nowhere/${randomUUID()}`,
  trustedProxies = [],
  built,
  content = { folder: contentDir, data: '/nowhere' },
}: DeskOptions) => {
  const config = { ...readConfig({}), contentDir: content.folder, dataDir: content.data };
  const site = composeTestSite(dataSource, dataSource, { folder: attachments });
  const app = await buildDeskApp({
    settings: { trustedProxies },
    url,
    siteUrl: 'http://localhost:3000',
    logger: pino({ level: 'silent' }),
    vouching,
    signIn: signIn && { signIn, endSession: createPostgresSessions(dataSource).end },
    renderDesk,
    assets: { script: '/assets/desk.js', style: '/assets/desk.css' },
    ...(built !== undefined && (await loadBuiltDesk(built))),
    folders: {
      client: built === undefined ? path.join(root, 'public') : path.join(built, 'client'),
      public: path.join(root, 'public'),
    },
    pictures: {
      folder: '/nowhere',
      findPicture: site.useCases.findPicture,
      encodePicture: async () => undefined,
    },
    parts: {
      ...createDesk({ dataSource, site, now: () => now }),
      ...createDeskForms({
        content: composeDeskContent({ dataSource, config, now: () => now }),
        config,
      }),
      onRequestChange,
    },
    checkDatabase: () => dataSource.query('SELECT 1'),
  });
  await app.ready();
  return app;
};
