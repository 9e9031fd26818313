import type { FastifyPluginAsync } from 'fastify';
import { inLanguage } from '#domain/site/paths.ts';
import { paths } from '#domain/site/pages.ts';
import { languages } from '#domain/shared/language.ts';
import type { Clock } from '../../process/clock.ts';
import type { GetCompany } from '#domain/company/get-company.ts';

interface Options {
  readonly useCases: { readonly getCompany: GetCompany };
  readonly publicUrl: string;
  readonly now: Clock;
}

const path = '/.well-known/security.txt';

const validDays = 180;

/**
 * Returns when the file expires, counted from midnight on, so that it changes once a day. Less than a year is
 * recommended (RFC 9116, 2.5.5).
 */
const expiry = (today: Date): string => {
  const day = new Date(today);
  day.setUTCDate(day.getUTCDate() + validDays);
  day.setUTCHours(0, 0, 0, 0);
  return day.toISOString();
};

/** GET /.well-known/security.txt: whom to write to about a vulnerability (RFC 9116). It never expires, as it is made anew. */
export const securityTxtRoutes =
  ({ useCases, publicUrl, now }: Options): FastifyPluginAsync =>
  async (app) => {
    app.get(path, { schema: { hide: true } }, async (_request, reply) => {
      const { email } = await useCases.getCompany();
      const lines = [
        `Contact: mailto:${email}`,
        `Contact: ${publicUrl}${inLanguage('en', paths.contact)}`,
        `Expires: ${expiry(now())}`,
        `Preferred-Languages: ${languages.join(', ')}`,
        `Canonical: ${publicUrl}${path}`,
        '',
      ];
      return reply
        .type('text/plain; charset=utf-8')
        .header('cache-control', 'public, max-age=86400')
        .send(lines.join('\n'));
    });
  };
