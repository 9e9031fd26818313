import type { PageAddress } from '#domain/site/page-address.ts';
import type { ListAddition } from './list/addition.ts';
import type { ListItem } from './list/items.ts';
import type { SentRequest } from './sent-requests.ts';
import type { PostedForm } from './submission-result.ts';

export interface PageRequest {
  readonly address: PageAddress;
  /** Whether the page's data is requested alone, as the JSON of `PageData`. Default: false. */
  readonly asData?: boolean;
  readonly form?: PostedForm;
  /** The visitor's own list, where it is in a cookie: before hydration, and without JavaScript. */
  readonly ownList?: readonly ListItem[];
  /** Addition to the list that the page says was made. */
  readonly listAddition?: ListAddition | undefined;
  /** Requests that were sent from the visitor's browser. */
  readonly sentRequests?: readonly SentRequest[];
}

interface Styled {
  /** SHA-256 in base64 of the styles in the HTML, which the content security policy allows (CSP 3, 2.3.1). */
  readonly styleHash?: string | undefined;
}

/** UTF-8 HTML or JSON: whole, or as it is rendered; then iterating it throws if rendering fails halfway. */
export type PageBody = Buffer | AsyncIterable<Uint8Array>;

/** The result of rendering a URL. Status and redirects are decided before the first byte of the body. */
export type RenderedPage =
  | (Styled & { readonly kind: 'page'; readonly status: number; readonly body: PageBody })
  | {
      readonly kind: 'redirect';
      readonly status: number;
      readonly location: string;
      /** Whether it could not be decided, as the database was unavailable, so that it may not be cached. Default: false. */
      readonly isProvisional?: boolean;
    }
  /** `html` is an error page. */
  | (Styled & { readonly kind: 'failure'; readonly error: unknown; readonly html: string });

export type RenderPage = (request: PageRequest) => Promise<RenderedPage>;
