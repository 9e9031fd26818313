/** What every combobox of the site asks of downshift. */
export const comboboxManners = {
  // Each choice is one of its own, also of what stands there already.
  selectedItem: null,
  // Its own way takes the margins that the page's elements keep from header and buttons for the list's.
  scrollIntoView: (node: HTMLElement | null): void => node?.scrollIntoView({ block: 'nearest' }),
};
