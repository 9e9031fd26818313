import type { ReactNode } from 'react';
import type { ItemList } from 'schema-dts';
import type { Crumb } from '../components/crumb.ts';
import { useAddress } from '../hooks/use-address.ts';
import { useFact } from './facts.ts';

/** The pages that a page lists, in the order shown. */
export const ListFacts = ({ items }: { readonly items: readonly Crumb[] }): ReactNode => {
  const addressOf = useAddress();
  const facts: ItemList = {
    '@type': 'ItemList',
    numberOfItems: items.length,
    itemListElement: items.map(({ label, to }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: label,
      url: addressOf(to),
    })),
  };
  useFact(facts);
  return null;
};
