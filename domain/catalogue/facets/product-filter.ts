import { type FacetValue, commonFacets, facetKey, isCommonFacet } from '#domain/catalogue/facets/facet.ts';

export const productOrders = ['name', 'name-desc', 'brand', 'category'] as const;

export type ProductOrder = (typeof productOrders)[number];

/** Choices, order and page of a list of products, as a visitor has chosen them. */
export interface ProductFilter {
  /** Each once, in the order of their facets and values; those beyond `maxChoices` after the others, as they came. */
  readonly choices: readonly FacetValue[];
  /** Number of choices with an unknown facet or value, which are passed over; left out if it is 0. */
  readonly unknown?: number;
  /** Left out for the default order of the list. */
  readonly order?: ProductOrder;
  /** 1-based. */
  readonly page: number;
}

/** Choices that are applied at once, so that a request has an end. */
export const maxChoices = 30;

/** Names of parameters of an address; those of `commonFacets` are their own names. */
const attributeParameter = 'attribute';
const orderParameter = 'sort';
const pageParameter = 'page';

/** Slugs of brands hold `&` and `+`, ranges of numbers begin or end with a hyphen. */
const valuePattern = /^[\da-z&+.-]{1,80}$/iu;

/** An attribute's parameter has key and value in one, as its names depend on the content: `length_50-100`. */
const choiceOf = (name: string, text: string): FacetValue | undefined => {
  if (isCommonFacet(name)) return { facet: name, value: text };
  const end = text.indexOf('_');
  return name === attributeParameter && end > 0
    ? { facet: text.slice(0, end), value: text.slice(end + 1) }
    : undefined;
};

/** The parameter by which an address or a form names a choice. */
export const choiceParameter = ({ facet, value }: FacetValue): [name: string, value: string] =>
  isCommonFacet(facet) ? [facet, value] : [attributeParameter, `${facet}_${value}`];

const rankOf = ({ facet }: FacetValue): number => {
  const index = commonFacets.findIndex((common) => common === facet);
  return index === -1 ? commonFacets.length : index;
};

const inOrder = (one: FacetValue, other: FacetValue): number =>
  rankOf(one) - rankOf(other) || (facetKey(one) < facetKey(other) ? -1 : 1);

/** The first of the choices, which are applied, in one order, and those that are too many. */
export const splitChoices = (
  choices: readonly FacetValue[],
): { readonly applied: readonly FacetValue[]; readonly omitted: readonly FacetValue[] } => {
  const unique = [...new Map(choices.map((choice) => [facetKey(choice), choice])).values()];
  return { applied: unique.slice(0, maxChoices).toSorted(inOrder), omitted: unique.slice(maxChoices) };
};

/** The choices as an address names them: each once, in one order, so that equal filters have equal addresses. */
const normalizeChoices = (choices: readonly FacetValue[]): readonly FacetValue[] => {
  const { applied, omitted } = splitChoices(choices);
  return [...applied, ...omitted];
};

/**
 * The filter of an address. What is malformed is passed over and counted; whether a value exists, the store knows.
 * @param parameters of the query, decoded
 */
export const parseFilter = (parameters: Iterable<readonly [name: string, value: string]>): ProductFilter => {
  const choices: FacetValue[] = [];
  let unknown = 0;
  let order: ProductOrder | undefined;
  let page = 1;
  for (const [name, value] of parameters) {
    if (isCommonFacet(name) || name === attributeParameter) {
      const choice = choiceOf(name, value);
      if (choice && valuePattern.test(choice.value)) choices.push(choice);
      else if (value !== '') unknown += 1;
    } else if (name === orderParameter) order = productOrders.find((known) => known === value) ?? order;
    else if (name === pageParameter && /^[1-9]\d{0,8}$/u.test(value)) page = Number(value);
  }
  return {
    choices: normalizeChoices(choices),
    ...(unknown > 0 && { unknown }),
    ...(order && { order }),
    page,
  };
};

/** The parameters of a filter in their one order; none for the first page without choices in the default order. */
export const filterParameters = ({
  choices,
  order,
  page,
}: ProductFilter): [name: string, value: string][] => {
  const parameters = normalizeChoices(choices).map(choiceParameter);
  if (order) parameters.push([orderParameter, order]);
  if (page > 1) parameters.push([pageParameter, String(page)]);
  return parameters;
};

/** Removes the value if it is chosen, else adds it; the filter begins at the first page. */
export const toggleChoice = (filter: ProductFilter, choice: FacetValue): ProductFilter => {
  const others = filter.choices.filter((chosen) => facetKey(chosen) !== facetKey(choice));
  const choices = others.length < filter.choices.length ? others : [...others, choice];
  return { ...filter, choices: normalizeChoices(choices), page: 1 };
};
