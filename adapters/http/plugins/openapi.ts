import swagger from '@fastify/swagger';
import type { FastifySchema } from 'fastify';
import fp from 'fastify-plugin';
import * as z from 'zod';
import { apiPaths } from '#contracts/api-paths.ts';
import { problem, problemMediaType } from '#contracts/problem.ts';

/**
 * Describes the input of a schema, which of a codec is the wire side, for requests and responses alike. The transform of
 * fastify-type-provider-zod describes the output of responses, so it cannot be used.
 */
const asJsonSchema = (schema: unknown): unknown => {
  if (!(schema instanceof z.core.$ZodType)) return schema;
  const { $schema: _draft, ...json } = z.toJSONSchema(schema, { io: 'input' });
  return json;
};

const problemResponse = {
  description: 'What went wrong (RFC 9457)',
  content: { [problemMediaType]: { schema: asJsonSchema(problem) } },
};

const describe = ({ params, querystring, body, response, ...rest }: FastifySchema): FastifySchema => ({
  ...rest,
  ...(params !== undefined && { params: asJsonSchema(params) }),
  ...(querystring !== undefined && { querystring: asJsonSchema(querystring) }),
  ...(body !== undefined && { body: asJsonSchema(body) }),
  ...(response !== null &&
    typeof response === 'object' && {
      response: {
        ...Object.fromEntries(
          Object.entries(response).map(([status, schema]) => [status, asJsonSchema(schema)]),
        ),
        default: problemResponse,
      },
    }),
});

/** GET /api/openapi.json, generated from the schemas of the routes. */
export const openApi = fp(
  async (app, { publicUrl }: { readonly publicUrl: string }) => {
    await app.register(swagger, {
      openapi: {
        openapi: '3.1.0',
        info: { title: 'Catalogue API', version: '1' },
        servers: [{ url: publicUrl }],
      },
      transform: ({ schema, url }) => ({ schema: schema['hide'] ? schema : describe(schema), url }),
    });
    app.get(apiPaths.openApi, { schema: { hide: true } }, () => app.swagger());
  },
  { name: 'open-api' },
);
