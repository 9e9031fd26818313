import type { ReactNode } from 'react';
import type { ItemList } from 'schema-dts';
import type { Crumb } from '../crumb.ts';
import { useAbsoluteUrl } from '../../i18n/use-absolute-url.ts';
import { useJsonLd } from './json-ld.ts';

/** The pages that a page lists, in the order shown. */
export const ListJsonLd = ({ items }: { readonly items: readonly Crumb[] }): ReactNode => {
  const addressOf = useAbsoluteUrl();
  const thing: ItemList = {
    '@type': 'ItemList',
    numberOfItems: items.length,
    itemListElement: items.map(({ label, to }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: label,
      url: addressOf(to),
    })),
  };
  useJsonLd(thing);
  return null;
};
