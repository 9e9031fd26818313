import * as z from 'zod';

export const bareServerOptions = z.object({
  /** By name: served at /bytes/<name>. */
  responses: z.record(
    z.string(),
    z.object({ type: z.string(), coding: z.string().optional(), /** In base64. */ body: z.string() }),
  ),
  /** Of the page that is rendered. */
  html: z.string(),
  /** Slug of the product on that page. */
  product: z.string(),
  databaseUrl: z.string(),
});

export type BareServerOptions = z.output<typeof bareServerOptions>;
