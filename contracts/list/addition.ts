/** Addition that the visitor has just made to the list from a page without scripts, or before its scripts ran. */
export interface ListAddition {
  /** Number of products and variants that were added. */
  readonly added: number;
  /** Number of those that were on the list before. */
  readonly known: number;
  /** Whether lines whose size was open have the one that was added. */
  readonly replaced?: boolean | undefined;
  /** Whether nothing was added, but the quantities that were typed are those of the list. */
  readonly isUpdated?: boolean | undefined;
  /** `slug` or `slug~REF` of the item where the button asks for one. */
  readonly key?: string | undefined;
  /** Path and query, without the language, of the page with the button. */
  readonly from?: string | undefined;
}
