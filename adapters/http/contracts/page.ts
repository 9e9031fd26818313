import type { PostedForm } from './submission-result.ts';

export interface PageRequest {
  /** Path and query, as requested. */
  readonly url: string;
  readonly language: 'tr' | 'en';
  readonly form?: PostedForm;
}

/** The result of rendering a URL. Status and redirects are decided before the first byte of the body. */
export type RenderedPage =
  /** `body` is UTF-8 HTML; iterating it throws if rendering fails halfway. */
  | { readonly kind: 'page'; readonly status: number; readonly body: AsyncIterable<Uint8Array> }
  | {
      readonly kind: 'redirect';
      readonly status: number;
      readonly location: string;
      /** Whether it could not be decided, as the database was unavailable, so that it may not be cached. Default: false. */
      readonly isProvisional?: boolean;
    }
  /** `html` is an error page. */
  | { readonly kind: 'failure'; readonly error: unknown; readonly html: string };

export type RenderPage = (request: PageRequest) => Promise<RenderedPage>;
