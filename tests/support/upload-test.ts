import { readdir } from 'node:fs/promises';
import { connect } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { onTestFinished } from 'vitest';
import type { Config } from '../../adapters/config.ts';
import { buildApi } from './api.ts';
import { makeFolder } from './content-folder.ts';
import { test as formTest, validForm } from './form-api-test.ts';
import { portOf } from './port-of.ts';
import { formWith } from './sample-files.ts';

interface UploadSite {
  readonly app: FastifyInstance;
  /** Folder where the site stores files. */
  readonly folder: string;
  readonly files: () => Promise<string[]>;
  readonly url: string;
  readonly send: (
    path: string,
    form: FormData,
    headers?: Readonly<Record<string, string>>,
  ) => Promise<Response>;
}

/** Tests of forms with files: each starts a server of its own, which listens. */
export const test = formTest.extend(
  'startUploadSite',
  ({ database }) =>
    async (
      options: {
        readonly maxBytes?: number;
        readonly formRateLimit?: number;
        readonly bucket?: Config['attachmentsBucket'];
      } = {},
    ): Promise<UploadSite> => {
      const { maxBytes, bucket, ...rest } = options;
      const folder = `${await makeFolder()}/attachments`;
      await database.dataSource.query('TRUNCATE form_counters');
      const app = await buildApi(database.dataSource, {
        ...rest,
        attachments: { folder, bucket, ...(maxBytes !== undefined && { maxBytes }) },
      });
      const url = await app.listen({ host: '127.0.0.1', port: 0 });
      onTestFinished(() => app.close());
      return {
        app,
        folder,
        url,
        files: () => readdir(folder).catch(() => []),
        send: (path, form, headers = {}) =>
          fetch(url + path, { method: 'POST', body: form, headers, redirect: 'manual' }),
      };
    },
);

/** Opens a connection and sends the beginning of a form whose file has been sent in part. */
export const beginUpload = async (
  app: FastifyInstance,
  content: Buffer,
): Promise<ReturnType<typeof connect>> => {
  const body = new Response(formWith(validForm, { name: 'plan.pdf', content }));
  const bytes = Buffer.from(await body.arrayBuffer());
  const socket = connect(portOf(app.server), '127.0.0.1');
  socket.on('error', () => {});
  onTestFinished(() => {
    socket.destroy();
  });
  socket.write(
    [
      'POST /api/offer-form HTTP/1.1',
      'Host: x',
      `Content-Type: ${body.headers.get('content-type')}`,
      `Content-Length: ${bytes.length}`,
      '',
      '',
    ].join('\r\n'),
  );
  socket.write(bytes.subarray(0, bytes.length - content.length / 2));
  return socket;
};
