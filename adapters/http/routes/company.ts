import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { GetCompany } from '#domain/company/get-company.ts';
import { apiPaths } from '#contracts/api-paths.ts';
import { company } from '#contracts/company.ts';

export interface CompanyUseCases {
  readonly getCompany: GetCompany;
}

export const companyRoutes =
  ({ useCases }: { readonly useCases: CompanyUseCases }): FastifyPluginAsyncZod =>
  async (app) => {
    app.get(
      apiPaths.company,
      { schema: { summary: 'What the site says of the company', response: { 200: company } } },
      () => useCases.getCompany(),
    );
  };
