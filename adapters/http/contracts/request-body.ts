import * as z from 'zod/mini';
import { encodeFields } from './form-fields.ts';
import { requestFields } from './request-form.ts';

/** Body of POST /api/offer-form and /api/technical-form, and of the forms without JavaScript (spec §3, §5). */
export const requestBody = z.object(encodeFields<z.ZodMiniType>(requestFields.shape));
