import { dangerouslySkipEscape } from 'vike/server';
import type { PageContextServer } from 'vike/types';
import type { RenderedPage } from '#contracts/page.ts';
import { renderMaintenance, renderUrl } from './render-document.tsx';

/**
 * Renders any URL of the site. The result leaves in the page context: the document has its own style sheets and scripts,
 * so vike has nothing to inject, and its stream is sent as React writes it.
 */
export const onRenderHtml = async (
  pageContext: PageContextServer,
): Promise<{
  documentHtml: ReturnType<typeof dangerouslySkipEscape>;
  pageContext: { page: RenderedPage };
}> => {
  const { api } = pageContext;
  const page = await (api ? renderUrl({ ...pageContext, api }) : renderMaintenance(pageContext));
  return { documentHtml: dangerouslySkipEscape(''), pageContext: { page } };
};
