import type { PostedForm } from './submission-result.ts';

export interface PageRequest {
  /** Path and query as they came. */
  readonly url: string;
  readonly language: 'tr' | 'en';
  readonly form?: PostedForm;
}

/** What the server renders for a URL. Status and redirects are decided before the first byte of the body. */
export type RenderedPage =
  /** `body` is UTF-8 HTML, and throws where rendering fails halfway. */
  | { readonly kind: 'page'; readonly status: number; readonly body: AsyncIterable<Uint8Array> }
  | { readonly kind: 'redirect'; readonly status: number; readonly location: string }
  /** `html` tells the visitor that the page failed. */
  | { readonly kind: 'failure'; readonly error: unknown; readonly html: string };

export type RenderPage = (request: PageRequest) => Promise<RenderedPage>;
