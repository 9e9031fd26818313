import * as z from 'zod';

export const bareServerOptions = z.object({
  /** Responses by name: each is served at /bytes/<name>. */
  responses: z.record(
    z.string(),
    z.object({ type: z.string(), coding: z.string().optional(), /** Body in base64. */ body: z.string() }),
  ),
  /** HTML of the page that is rendered. */
  html: z.string(),
  /** Slug of the product on that page. */
  product: z.string(),
  databaseUrl: z.string(),
});

export type BareServerOptions = z.output<typeof bareServerOptions>;
