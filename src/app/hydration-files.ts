/** URLs of what the page is hydrated with. */
export interface HydrationFiles {
  /** Scripts, in the order in which they are run. */
  readonly scripts: readonly string[];
  /** Style sheets whose content is in the HTML. */
  readonly styleSheets: readonly string[];
  /** Attributes of the links that load what the page asks for once it is hydrated. */
  readonly later?: readonly Partial<HTMLLinkElement>[];
  /** The file with the `SiteData`. */
  readonly siteData: string;
}

/** Id of the JSON block that holds the `HydrationFiles`. */
export const hydrationFilesElementId = 'hydration-files';
