import type { FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import { formFields } from '../contracts/form-fields.ts';
import { filesInputName } from '../contracts/form-files.ts';
import type { RequestItem } from '../contracts/request-items.ts';
import { decodeRequestItems } from '../contracts/decode-request-items.ts';
import type { PostedForm } from '../contracts/submission-result.ts';
import { postedFields } from './receive-form.ts';

/** The visitor's input, by field, to fill the form again. */
export const inputOf = (request: FastifyRequest): PostedForm['values'] => {
  const fields = postedFields(request);
  return Object.fromEntries(
    formFields.flatMap((field) => {
      const value = fields?.[field];
      return typeof value === 'string' ? [[field, value] as const] : [];
    }),
  );
};

/** The products that it requests. */
export const productsOf = (request: FastifyRequest): readonly RequestItem[] => {
  const products = postedFields(request)?.products;
  return typeof products === 'string' ? (decodeRequestItems(products) ?? []) : [];
};

const namedFiles = z.object({
  [filesInputName]: z.union([z.string().check(z.minLength(1)), z.array(z.string())]),
});

/** Whether files were chosen. Buttons that change the list post their names alone. */
export const filesOf = ({ body }: FastifyRequest): Pick<PostedForm, 'hasFiles'> =>
  namedFiles.safeParse(body).success ? { hasFiles: true } : {};
