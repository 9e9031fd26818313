/** Replaces downshift's own scrolling, which applies the scroll margins of the page to the list. */
const scrollIntoView = (node: HTMLElement | null): void => node?.scrollIntoView({ block: 'nearest' });

/** The downshift options of all comboboxes. @param id of the field, and prefix of the ids of the other elements */
export const comboboxDefaults = (id: string) => ({
  inputId: id,
  labelId: `${id}-label`,
  menuId: `${id}-menu`,
  getItemId: (index: number): string => `${id}-${index}`,
  // Picking the same item again counts too.
  selectedItem: null,
  scrollIntoView,
});
