import type { ReactNode } from 'react';
import type { ItemListLeaf, ListItemLeaf } from 'schema-dts';
import { useAbsoluteUrl } from '../../i18n/use-absolute-url.ts';
import type { LinkTarget } from './site-link.tsx';
import { type Thing, useJsonLd } from '../head/json-ld.ts';

/** The pages that a page lists, in the order shown. */
export const ListJsonLd = ({ items }: { readonly items: readonly LinkTarget[] }): ReactNode => {
  const toAbsoluteUrl = useAbsoluteUrl();
  const thing: Thing<ItemListLeaf> = {
    '@type': 'ItemList',
    numberOfItems: items.length,
    itemListElement: items.map(({ label, to }, index): Thing<ListItemLeaf> => ({
      '@type': 'ListItem',
      position: index + 1,
      name: label,
      url: toAbsoluteUrl(to),
    })),
  };
  useJsonLd(thing);
  return null;
};
