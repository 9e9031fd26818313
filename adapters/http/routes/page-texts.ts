import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { GetPageTexts } from '#domain/site/get-page-texts.ts';
import { isPageName } from '#domain/site/page-texts.ts';
import { pageTextsPath } from '#contracts/page-texts-path.ts';
import { pageTextsParams, pageTextsResponse } from '#contracts/page-texts.ts';

export interface PageTextsUseCases {
  readonly getPageTexts: GetPageTexts;
}

export const pageTextsRoutes =
  ({ useCases }: { readonly useCases: PageTextsUseCases }): FastifyPluginAsyncZod =>
  async (app) => {
    app.get(
      pageTextsPath(':page', ':language'),
      {
        schema: {
          summary: 'What staff wrote for a page, in one language; -1 for a page that has none',
          params: pageTextsParams,
          response: { 200: pageTextsResponse },
        },
      },
      async ({ params: { page, language } }) =>
        isPageName(page) ? { ...(await useCases.getPageTexts(page, language)) } : -1,
    );
  };
