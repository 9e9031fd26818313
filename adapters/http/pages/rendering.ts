import type { ResolveRedirect } from '#domain/site/resolve-redirect.ts';
import type { RenderPage } from '#contracts/page.ts';
import { type HttpObserver, observeRendering } from '../observe/observe.ts';
import { type HttpTracer, traceRendering } from '../observe/trace-requests.ts';
import { withRedirects } from './redirects.ts';
import { type RenderInTurn, withRenderQueue } from './render-queue.ts';

interface Options {
  readonly resolveRedirect: ResolveRedirect;
  readonly observer: HttpObserver | undefined;
  readonly tracer: HttpTracer | undefined;
}

export interface Rendering {
  /** Renders a page that was asked for. */
  readonly renderPage: RenderInTurn;
  /**
   * Renders the page that a form was posted to. It neither waits among the pages nor is refused with them, as what the
   * visitor typed would be lost; and its path is a route, so that it has not moved.
   */
  readonly renderPosted: RenderPage;
}

/** Adds to the renderer of the build what the server does around each page, from the innermost step to the outermost. */
export const createRendering = (
  renderPage: RenderPage,
  { resolveRedirect, observer, tracer }: Options,
): Rendering => {
  const traced = tracer ? traceRendering(renderPage, tracer) : renderPage;
  const measured = observer ? observeRendering(traced, observer) : traced;
  const redirected = withRedirects(measured, resolveRedirect);
  const inTurn = withRenderQueue(redirected, {}, observer?.watchRenderQueue);
  return { renderPage: inTurn, renderPosted: measured };
};
