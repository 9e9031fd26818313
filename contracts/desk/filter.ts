/** Query parameters of the list of requests, which are also the fields of its form. */
export const filterFields = [
  'text',
  'step',
  'kind',
  'due',
  'assignee',
  'language',
  'country',
  'product',
  'from',
  'until',
] as const;

export type FilterField = (typeof filterFields)[number];

/** The filter as it is in the address; texts that were left out are empty. */
export type TypedFilter = Readonly<Record<FilterField, string>>;

/** Value of `due` that selects what should have been answered by now. */
export const overdueValue = 'overdue';

/** Value of `step` that selects what waits for an answer. */
export const openValue = 'open';

/** Address of the list with a filter. @param changes replace values of it */
export const filterQuery = (
  filter: Partial<TypedFilter>,
  changes: Partial<Record<FilterField | 'after', string>> = {},
): string => {
  const wanted = Object.entries({ ...filter, ...changes }).filter(([, value]) => value !== '');
  const query = new URLSearchParams(wanted).toString();
  return query && `?${query}`;
};
