import type { FastifyPluginAsync } from 'fastify';
import * as z from 'zod';
import type { CardKind } from '#domain/site/show-sharing-card.ts';
import { type Language, languages } from '#domain/shared/language.ts';
import { setEtag, weakEtag } from '../cache/etag.ts';
import { sendProblem } from '../plugins/problems.ts';

const cardParams = z.object({
  kind: z.enum(['product', 'news']),
  language: z.enum(languages),
  name: z.string(),
});

export interface CardUseCases {
  /** A JPEG; `undefined` when there is no such product or news item. */
  showSharingCard(kind: CardKind, name: string, language: Language): Promise<Uint8Array | undefined>;
}

/** The pictures that social networks show beside links to products and news. */
export const sharingCardRoutes =
  ({ showSharingCard }: CardUseCases): FastifyPluginAsync =>
  async (app) => {
    app.get('/cards/:kind/:language/:name.jpg', { schema: { hide: true } }, async (request, reply) => {
      const asked = cardParams.safeParse(request.params);
      const card =
        asked.success && (await showSharingCard(asked.data.kind, asked.data.name, asked.data.language));
      if (!card) return sendProblem(reply, 404, 'There is no such picture.');
      reply
        .header('cache-control', 'public, max-age=86400')
        // Made to be shown elsewhere, as in readers of the feed.
        .header('cross-origin-resource-policy', 'cross-origin');
      if (setEtag(request, reply, weakEtag(card)).known) return reply.code(304).send();
      return reply.type('image/jpeg').send(card);
    });
  };
