/** In place of its own way, which takes the margins that the page's elements keep from header and buttons for the list's. */
const scrollIntoView = (node: HTMLElement | null): void => node?.scrollIntoView({ block: 'nearest' });

/** What every combobox of the site asks of downshift. @param id of its field; those of its parts begin with it */
export const comboboxDefaults = (id: string) => ({
  inputId: id,
  labelId: `${id}-label`,
  menuId: `${id}-menu`,
  getItemId: (index: number): string => `${id}-${index}`,
  // Each choice is one of its own, also of what stands there already.
  selectedItem: null,
  scrollIntoView,
});
