import * as z from 'zod/mini';
import { encodeFields } from './form-fields.ts';
import { filesInputName, maxFiles } from './form-files.ts';
import { requestFields } from './request-form.ts';

/** Body of POST /api/offer-form and /api/technical-form (spec §3, §5), for the OpenAPI document. */
export const requestBody = z.object({
  ...encodeFields<z.ZodMiniType>(requestFields.shape),
  /** Files, which only multipart/form-data has. */
  [filesInputName]: z.optional(z.array(z.file()).check(z.maxLength(maxFiles))),
});
