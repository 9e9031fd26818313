import type { RenderDocument } from './render-document.tsx';

declare global {
  namespace Vike {
    interface PageContextServer {
      /** The result of +onRenderHtml. */
      readonly renderDocument?: RenderDocument;
    }
  }
}
