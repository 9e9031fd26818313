import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { Company } from '#domain/company/company.ts';
import { company } from '../contracts/company.ts';

export interface CompanyUseCases {
  getCompany(): Promise<Company>;
}

export const companyRoutes =
  (useCases: CompanyUseCases): FastifyPluginAsyncZod =>
  async (app) => {
    app.get(
      '/api/company',
      { schema: { summary: 'What the site says of the company', response: { 200: company } } },
      () => useCases.getCompany(),
    );
  };
