import type { FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import { detailFields } from '#domain/requests/request-details.ts';
import { askedFields, askedInputName } from '#contracts/asked-fields.ts';
import { formFields } from '#contracts/form-fields.ts';
import { filesInputName, lostFilesName, maxFiles } from '#contracts/form-files.ts';
import type { ListItem } from '#contracts/list/items.ts';
import { decodeItems } from '#contracts/list/decode-items.ts';
import type { PostedForm } from '#contracts/submission-result.ts';
import { postedFields } from './receive-form.ts';
import { shownFileName } from './shown-file-name.ts';

/** The texts that a form posted, by name. */
export const postedTexts = ({ body }: FastifyRequest): ReadonlyMap<string, string> =>
  new Map(
    Object.entries(typeof body === 'object' && body !== null ? body : {}).flatMap(([name, value]) =>
      typeof value === 'string' ? [[name, value] as const] : [],
    ),
  );

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

const names = z.optional(z.union([z.string(), z.array(z.string())]));

const namedFiles = z.object({ [filesInputName]: names, [lostFilesName]: names });

const listNames = (named: z.output<typeof names> = []): readonly string[] =>
  [named]
    .flat()
    .flatMap((each) => each.split('/'))
    .filter((name) => name !== '')
    .map(shownFileName)
    .slice(0, maxFiles);

/**
 * The names of the files that were chosen, as many as a form takes. Buttons that change the list post them alone; those of an
 * upload are between slashes (receive-upload.ts).
 */
export const filesOf = ({ body }: FastifyRequest): readonly string[] =>
  listNames(namedFiles.safeParse(body).data?.[filesInputName]);

/** The names of files that were chosen for an earlier post of the form, and not again for this one. */
export const lostFilesOf = (request: FastifyRequest): readonly string[] => {
  const chosen = filesOf(request);
  return listNames(namedFiles.safeParse(request.body).data?.[lostFilesName]).filter(
    (name) => !chosen.includes(name),
  );
};

/** The fields of the form that the visitor fills in. */
const typedFields = ['name', 'email', 'country', 'phone', 'message', ...detailFields] as const;

/** Whether the form of the page has something that an address cannot keep: texts, or names of chosen files. */
export const hasTyped = (request: FastifyRequest): boolean => {
  const input = inputOf(request);
  const files = [...filesOf(request), ...lostFilesOf(request)];
  return typedFields.some((field) => (input[field] ?? '') !== '') || files.length > 0;
};

/** The texts that the visitor was asked about before, by field. */
export const askedOf = (request: FastifyRequest): NonNullable<PostedForm['asked']> => {
  const texts = postedTexts(request);
  return Object.fromEntries(
    askedFields.flatMap((field) => {
      const about = texts.get(askedInputName(field));
      return about === undefined ? [] : [[field, about] as const];
    }),
  );
};
