import type { FastifyPluginAsync } from 'fastify';
import * as z from 'zod';
import { languages } from '#domain/shared/language.ts';
import { cardPath } from '#domain/site/paths.ts';
import type { ShowSharingCard } from '#domain/site/show-sharing-card.ts';
import type { ResponseCache } from '../cache/response-cache.ts';
import { sendCached } from '../cache/send-cached.ts';
import { sendProblem } from '../plugins/problems.ts';

const cardParams = z.object({
  kind: z.enum(['product', 'news']),
  language: z.enum(languages),
  name: z.string(),
});

export interface CardUseCases {
  readonly showSharingCard: ShowSharingCard;
}

interface Options extends CardUseCases {
  readonly cache: ResponseCache;
}

const delivery = { 'cache-control': 'public, max-age=86400' };

/** Feed readers embed the cards. */
const headers = { 'cross-origin-resource-policy': 'cross-origin' };

const toBuffer = ({ buffer, byteOffset, byteLength }: Uint8Array): Buffer =>
  Buffer.from(buffer, byteOffset, byteLength);

/** Sharing cards of products and news items, as JPEGs. */
export const sharingCardRoutes =
  ({ showSharingCard, cache }: Options): FastifyPluginAsync =>
  async (app) => {
    app.get(cardPath(':kind', ':name', ':language'), { schema: { hide: true } }, async (request, reply) => {
      const { success, data } = cardParams.safeParse(request.params);
      const card =
        success &&
        (await cache.fetch(`${data.language} card ${data.kind} ${data.name}`, async () => {
          const jpeg = await showSharingCard(data.kind, data.name, data.language);
          return jpeg && { type: 'image/jpeg', body: toBuffer(jpeg), isCompressible: false, headers };
        }));
      if (!card) return sendProblem(reply, 404, 'There is no such picture.');
      return sendCached(request, reply, card, delivery);
    });
  };
