import swagger from '@fastify/swagger';
import type { FastifySchema } from 'fastify';
import fp from 'fastify-plugin';
import * as z from 'zod';
import { problem, problemMediaType } from '../contracts/problem.ts';

/** What goes over the wire is a schema's input: answers are encoded, questions are decoded. */
const asJsonSchema = (schema: unknown): unknown => {
  if (!(schema instanceof z.core.$ZodType)) return schema;
  const { $schema: _draft, ...json } = z.toJSONSchema(schema, { io: 'input' });
  return json;
};

const whateverElse = {
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
        default: whateverElse,
      },
    }),
});

/** The API's description, generated from the schemas of the contracts: GET /api/openapi.json. */
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
    app.get('/api/openapi.json', { schema: { hide: true } }, () => app.swagger());
  },
  { name: 'open-api' },
);
