import type { InjectOptions, LightMyRequestResponse } from 'fastify';
import { createPostgresRequestAdministration } from '../../adapters/postgres/requests/request-administration.ts';
import { test as siteTest } from './site-test.ts';

export const validForm = {
  isim: 'İsmail Çağlayan',
  ulke: 'Türkiye',
  email: 'ismail@hastane.example',
  telefon: '+90 312 000 00 00',
  mesaj: 'Merhaba,\r\nşunu rica ederim.',
};

/** A body as browsers send it without JavaScript, with its headers. */
export const urlencoded = (values: Record<string, string>): [string, Record<string, string>] => [
  new URLSearchParams(values).toString(),
  { 'content-type': 'application/x-www-form-urlencoded' },
];

/** Tests of submitting forms; each starts without stored requests. */
export const test = siteTest
  .extend('noRequests', { auto: true }, async ({ database }) => {
    await database.dataSource.query('TRUNCATE requests, digests CASCADE');
  })
  .extend(
    'post',
    ({ app }) =>
      (
        url: string,
        payload: NonNullable<InjectOptions['payload']>,
        headers: Record<string, string> = {},
      ): Promise<LightMyRequestResponse> =>
        app.inject({ method: 'POST', url, payload, headers }),
  )
  .extend('storedRequests', ({ database }) => {
    const administration = createPostgresRequestAdministration(database.dataSource);
    return () => administration.list({});
  });
