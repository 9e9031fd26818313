import type { HydrationState } from 'react-router-dom';
import type { Language } from '#domain/shared/language.ts';
import { jsonBlock } from '../lib/json-block.ts';
import type { PostedForm } from '#contracts/submission-result.ts';

/** What the server rendered a page from; the browser starts from the same. */
export interface Hydration {
  readonly language: Language;
  readonly publicUrl: string;
  readonly form?: PostedForm | undefined;
  readonly router: HydrationState;
}

export const hydrationElementId = 'hydration';

export const hydrationBlock = (hydration: Hydration): string =>
  jsonBlock({ type: 'application/json', id: hydrationElementId, value: hydration });
