import type { HydrationState } from 'react-router-dom';
import type { Language } from '#domain/shared/language.ts';
import type { PageTexts } from '#domain/site/page-texts.ts';
import type { PageNamespace } from '../i18n/i18n.ts';
import type { PostedForm } from '#contracts/submission-result.ts';

/** The state that the server rendered a page from, for its hydration. */
export interface Hydration {
  readonly language: Language;
  /** Texts that the page has beside those of the layout. */
  readonly texts: readonly PageNamespace[];
  /** Texts that staff wrote, of those named in `texts`, without the long ones. */
  readonly pageTexts: Partial<PageTexts>;
  readonly publicUrl: string;
  readonly form?: PostedForm;
  /** Path and query of a page that came back from a post, which may have gone to another address. */
  readonly address?: string;
  /** Path of the file with the `SiteData`, which is the same for all pages. */
  readonly siteDataPath: string;
  /** State of the router, without the `SiteData` in the data of the root route. */
  readonly router: HydrationState;
}

/** Id of the JSON block that holds the page's `Hydration`. */
export const hydrationElementId = 'hydration';

/** Id of the JSON-LD, which describes the first page only. */
export const jsonLdElementId = 'json-ld';
