import { newIdempotencyKey } from '../../../lib/new-idempotency-key.ts';

/** Data of a page with a form: a key, new with each load. */
export const loadFormPage = () => ({ key: newIdempotencyKey() });
