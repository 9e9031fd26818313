import { dangerouslySkipEscape } from 'vike/server';
import { type RenderDocument, renderDocument } from './render-document.tsx';

/**
 * Hands out what renders documents: vike finds and loads the modules, in development again after each change, but has
 * nothing to add to a document, so requests go past it.
 */
export const onRenderHtml = (): {
  documentHtml: ReturnType<typeof dangerouslySkipEscape>;
  pageContext: { renderDocument: RenderDocument };
} => ({ documentHtml: dangerouslySkipEscape(''), pageContext: { renderDocument } });
