import type { FastifyPluginAsync } from 'fastify';
import * as z from 'zod';
import { splitHash } from '#domain/shared/hashed-file.ts';
import { languages } from '#domain/shared/language.ts';
import { cardPath } from '#domain/site/drawings/sharing-card.ts';
import type { ShowSharingCard } from '#domain/site/drawings/show-sharing-card.ts';
import type { ResponseCache } from '../cache/response-cache.ts';
import { sendProblem } from '../plugins/problems.ts';
import { sendDrawnPicture } from './send-drawn-picture.ts';

const cardParams = z.object({
  kind: z.enum(['product', 'news']),
  language: z.enum(languages),
  name: z.string(),
});

interface CardUseCases {
  readonly showSharingCard: ShowSharingCard;
}

interface Options {
  readonly useCases: CardUseCases;
  readonly cache: ResponseCache;
}

const format = {
  type: 'image/jpeg',
  isCompressible: false,
  // Feed readers embed the cards.
  headers: { 'cross-origin-resource-policy': 'cross-origin' },
};

/** Sharing cards of products and news items, as JPEGs. */
export const sharingCardRoutes =
  ({ useCases: { showSharingCard }, cache }: Options): FastifyPluginAsync =>
  async (app) => {
    app.get(cardPath(':kind', ':name', ':language'), { schema: { hide: true } }, async (request, reply) => {
      const { success, data } = cardParams.safeParse(request.params);
      if (!success) return sendProblem(reply, 404, 'There is no such picture.');
      const { kind, language } = data;
      const { plain: name, hash: version } = splitHash(data.name);
      const asked = {
        key: `${language} card ${kind} ${name}`,
        version,
        find: () => showSharingCard(kind, name, language),
        pathOf: (present: string) => cardPath(kind, name, language, present),
        format,
      };
      return sendDrawnPicture(request, reply, { cache, asked });
    });
  };
