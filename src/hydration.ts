import type { HydrationState } from 'react-router-dom';
import type { Language } from '#domain/shared/language.ts';
import type { PostedForm } from './forms/posted-form.ts';

/** What the server rendered a page from; the browser starts from the same. */
export interface Hydration {
  readonly language: Language;
  readonly publicUrl: string;
  readonly form?: PostedForm | undefined;
  readonly router: HydrationState;
}

export const hydrationElementId = 'hydration';

/**
 * A JSON data block: no script that runs, so the content security policy needs no exception. `<` is escaped, so that
 * no text can close the block (HTML Living Standard, 4.12.1.3).
 */
export const hydrationBlock = (hydration: Hydration): string => {
  const json = JSON.stringify(hydration).replaceAll('<', String.raw`\u003c`);
  return `<script type="application/json" id="${hydrationElementId}">${json}</script>`;
};
