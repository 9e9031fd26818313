import { type ReactNode, createContext, useContext } from 'react';
import { JsonBlock } from '../components/head/json-block.tsx';
import { JsonLdCollector, type JsonLdThing } from '../components/head/json-ld.ts';
import { autocompleteFilesElementId } from '../features/search/autocomplete-files.ts';
import { type Hydration, hydrationElementId, jsonLdElementId } from './hydration.ts';
import { type HydrationFiles, hydrationFilesElementId } from './hydration-files.ts';

/** URLs of the files that a page needs. */
export interface PageAssets {
  /** Addresses of its style sheets. */
  readonly styleSheets: readonly string[];
  /** Style sheet with the rules for paper; in development these are in the other style sheets. */
  readonly printStyleSheet?: string;
  /** Content of the style sheets, sent with the HTML, so that the page is painted without a further request; not in development. */
  readonly styles?: {
    readonly css: string;
    /** SHA-256 in base64, for the content security policy. */
    readonly hash: string;
  };
  /** The module that loads the scripts once the first screen is painted. */
  readonly start: string;
  /** Scripts that hydrate the page, in the order in which they are run. */
  readonly scripts: readonly string[];
  /** Scripts and style sheets that are asked for once the page is hydrated. */
  readonly later?: readonly string[];
  /** URLs of the modules that were asked for, by name. */
  readonly modules: Readonly<Record<string, string>>;
  /** Files of the search box's autocomplete, loaded when it is first used. */
  readonly autocomplete: readonly string[];
}

/** Data about the page being rendered that only the server has. */
export interface ServerPage {
  readonly assets: PageAssets;
  /** Rules for its content alone; part of the styles of `assets` where these are in the HTML. */
  readonly ownStyles?: string;
  /** `undefined`: the page is not hydrated. */
  readonly hydration?: Hydration;
  /** URLs of the scripts of a page that is not hydrated. */
  readonly plainScripts?: readonly string[] | undefined;
}

const ServerPageContext = createContext<ServerPage | undefined>(undefined);

const useServerPage = (): ServerPage => {
  const page = useContext(ServerPageContext);
  if (!page) throw new Error('outside of ServerPageProvider');
  return page;
};

/** Provides the data of `DocumentStyles` and `DocumentData`. */
export const ServerPageProvider = ({
  page,
  children,
}: {
  readonly page: ServerPage;
  readonly children: ReactNode;
}): ReactNode => (
  <ServerPageContext value={page}>
    <JsonLdCollector value={[]}>{children}</JsonLdCollector>
  </ServerPageContext>
);

/** The page's styles. With a precedence, React writes them into the head, and does not hydrate them. */
export const DocumentStyles = (): ReactNode => {
  const { assets, ownStyles = '' } = useServerPage();
  const css = assets.styles?.css ?? ownStyles;
  return (
    <>
      {!assets.styles &&
        assets.styleSheets.map((href) => (
          <link key={href} rel="stylesheet" href={href} precedence="default" />
        ))}
      {css && <style href="page" precedence="default" dangerouslySetInnerHTML={{ __html: css }} />}
    </>
  );
};

/** Loaded at the lowest priority, as no screen needs it. */
export const PrintStyles = (): ReactNode => {
  const { printStyleSheet } = useServerPage().assets;
  return printStyleSheet && <link rel="stylesheet" media="print" href={printStyleSheet} />;
};

const JsonLd = ({ things }: { readonly things: readonly JsonLdThing[] }): ReactNode => {
  const graph = { '@context': 'https://schema.org', '@graph': things };
  return <JsonBlock type="application/ld+json" id={jsonLdElementId} value={graph} />;
};

/** React would move an asynchronous script into the head, unless it has a listener. */
const stayInPlace = (): void => {};

/**
 * A module that the browser need not wait for: it scrolls to the fragment of an address once the document is parsed and
 * the scripts in it, but for asynchronous ones, have run, wherever the visitor has scrolled to meanwhile.
 */
const AsyncModule = ({ src }: { readonly src: string }): ReactNode => (
  <script type="module" async src={src} fetchPriority="low" onLoad={stayInPlace} />
);

/** Makes the attributes of a link that preloads a file, the same as those of Vite’s loader of chunks. */
const toPreload = (href: string): NonNullable<HydrationFiles['later']>[number] =>
  href.endsWith('.css')
    ? { rel: 'preload', as: 'style', href, crossOrigin: 'anonymous' }
    : { rel: 'modulepreload', href };

interface HydrationDataProps {
  readonly hydration: Hydration;
  readonly assets: PageAssets;
}

/** JSON blocks and the script that the browser hydrates the page with. */
const HydrationData = ({ hydration, assets }: HydrationDataProps): ReactNode => {
  const files: HydrationFiles = {
    scripts: assets.scripts,
    styleSheets: assets.styles ? assets.styleSheets : [],
    siteData: hydration.siteDataPath,
    ...(assets.later && assets.later.length > 0 && { later: assets.later.map(toPreload) }),
  };
  return (
    <>
      <JsonBlock type="application/json" id={hydrationElementId} value={hydration} />
      <JsonBlock type="application/json" id={hydrationFilesElementId} value={files} />
      <JsonBlock type="application/json" id={autocompleteFilesElementId} value={assets.autocomplete} />
      <AsyncModule src={assets.start} />
    </>
  );
};

/**
 * The page's JSON-LD and hydration data. They come after what is painted: links and forms work without them. Rendered
 * last: by then every component has added its JSON-LD, since none suspends.
 */
export const DocumentData = (): ReactNode => {
  const { assets, hydration, plainScripts = [] } = useServerPage();
  const things = useContext(JsonLdCollector) ?? [];
  return (
    <>
      {things.length > 0 && <JsonLd things={things} />}
      {plainScripts.map((script) => (
        <AsyncModule key={script} src={script} />
      ))}
      {hydration && <HydrationData hydration={hydration} assets={assets} />}
    </>
  );
};
