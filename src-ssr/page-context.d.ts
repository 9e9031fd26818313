import type { PageRequest, RenderedPage } from '#contracts/page.ts';
import type { Api } from '../src/api/api.ts';
import type { PageAssets } from '../src/app/server-page.tsx';

declare global {
  namespace Vike {
    interface PageContextServer extends Omit<PageRequest, 'url'> {
      /** Where pages get their data; `undefined` during maintenance. */
      readonly api: Api | undefined;
      /** Origin that visitors see, without a slash at the end. */
      readonly publicUrl: string;
      /** URLs of the files that pages need, by the names of their modules. */
      readonly assetsOf: (modules: readonly string[], autocompleteModule: string) => PageAssets;
      /** The result of +onRenderHtml. */
      readonly page?: RenderedPage;
    }
  }
}
