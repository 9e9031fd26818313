import { type ReactNode, createContext, useContext } from 'react';
import { JsonBlock } from '../components/json-block.tsx';
import { JsonLdCollector, type JsonLdThing } from '../components/json-ld.ts';
import { autocompleteFilesElementId } from '../features/search/autocomplete-files.ts';
import { type Hydration, hydrationElementId, jsonLdElementId } from './hydration.ts';

/** URLs of the files that a page needs. */
export interface PageAssets {
  readonly styles: readonly string[];
  /** The module that hydrates the page. */
  readonly entry: string;
  /** Chunks of the entry and of the page, which the browser would otherwise find one after the other. */
  readonly preloads: readonly string[];
  /** Files of the search box's autocomplete, loaded when it is first used. */
  readonly autocomplete: readonly string[];
}

/** What only the server knows of the page that it renders. */
export interface ServerPage {
  readonly assets: PageAssets;
  /** `undefined`: the page is not hydrated. */
  readonly hydration?: Hydration;
}

const ServerPageContext = createContext<ServerPage | undefined>(undefined);

const useServerPage = (): ServerPage => {
  const page = useContext(ServerPageContext);
  if (!page) throw new Error('outside of ServerPageProvider');
  return page;
};

/** Provides the data of `DocumentStyles`, `DocumentPreloads` and `DocumentData`. */
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

/** The page's style sheets. With a precedence, React writes them before scripts' preloads. */
export const DocumentStyles = (): ReactNode =>
  useServerPage().assets.styles.map((href) => (
    <link key={href} rel="stylesheet" href={href} precedence="default" />
  ));

const JsonLd = ({ things }: { readonly things: readonly JsonLdThing[] }): ReactNode => {
  const graph = { '@context': 'https://schema.org', '@graph': things };
  return <JsonBlock type="application/ld+json" id={jsonLdElementId} value={graph} />;
};

/**
 * The page's scripts and the data that they hydrate it with. They come after what is painted: links and forms work
 * without them. Rendered last: React moves the preloads into the head, behind those of fonts and pictures, and by then
 * every component has added its JSON-LD, since none suspends.
 */
export const DocumentData = (): ReactNode => {
  const { assets, hydration } = useServerPage();
  const things = useContext(JsonLdCollector) ?? [];
  return (
    <>
      {assets.preloads.map((href) => (
        <link key={href} rel="modulepreload" href={href} fetchPriority="low" />
      ))}
      {hydration && (
        <link
          rel="preload"
          as="fetch"
          href={hydration.siteDataPath}
          crossOrigin="anonymous"
          fetchPriority="low"
        />
      )}
      {things.length > 0 && <JsonLd things={things} />}
      {hydration && <JsonBlock type="application/json" id={hydrationElementId} value={hydration} />}
      <JsonBlock type="application/json" id={autocompleteFilesElementId} value={assets.autocomplete} />
      <script type="module" src={assets.entry} fetchPriority="low" />
    </>
  );
};
