import type { FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import { formFields } from '#contracts/form-fields.ts';
import { filesInputName, maxFiles } from '#contracts/form-files.ts';
import type { ListItem } from '#contracts/list/items.ts';
import { decodeItems } from '#contracts/list/decode-items.ts';
import type { PostedForm } from '#contracts/submission-result.ts';
import { postedFields } from './receive-form.ts';
import { shownFileName } from './shown-file-name.ts';

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
export const productsOf = (request: FastifyRequest): readonly ListItem[] => {
  const products = postedFields(request)?.products;
  return typeof products === 'string' ? (decodeItems(products) ?? []) : [];
};

const namedFiles = z.object({
  [filesInputName]: z.union([z.string(), z.array(z.string())]),
});

/**
 * The names of the files that were chosen, as many as a form takes. Buttons that change the list post them alone; those of an
 * upload are between slashes (receive-upload.ts).
 */
export const filesOf = ({ body }: FastifyRequest): readonly string[] => {
  const { [filesInputName]: named = [] } = namedFiles.safeParse(body).data ?? {};
  return [named]
    .flat()
    .flatMap((names) => names.split('/'))
    .filter((name) => name !== '')
    .map(shownFileName)
    .slice(0, maxFiles);
};
