import type { FastifyPluginAsync } from 'fastify';
import * as z from 'zod';
import { languages } from '#domain/shared/language.ts';
import { cardPath } from '#domain/site/paths.ts';
import type { ShowSharingCard } from '#domain/site/show-sharing-card.ts';
import { isNotModified, weakEtag } from '../cache/etag.ts';
import { sendProblem } from '../plugins/problems.ts';

const cardParams = z.object({
  kind: z.enum(['product', 'news']),
  language: z.enum(languages),
  name: z.string(),
});

export interface CardUseCases {
  readonly showSharingCard: ShowSharingCard;
}

/** Sharing cards of products and news items, as JPEGs. */
export const sharingCardRoutes =
  ({ showSharingCard }: CardUseCases): FastifyPluginAsync =>
  async (app) => {
    app.get(cardPath(':kind', ':name', ':language'), { schema: { hide: true } }, async (request, reply) => {
      const params = cardParams.safeParse(request.params);
      const card =
        params.success && (await showSharingCard(params.data.kind, params.data.name, params.data.language));
      if (!card) return sendProblem(reply, 404, 'There is no such picture.');
      reply
        .header('cache-control', 'public, max-age=86400')
        // Feed readers embed the cards.
        .header('cross-origin-resource-policy', 'cross-origin');
      if (isNotModified(request, reply, weakEtag(card))) return reply.code(304).send();
      return reply.type('image/jpeg').send(card);
    });
  };
