import type { ReactNode } from 'react';
import type { BreadcrumbList, ListItem } from 'schema-dts';
import type { Crumb } from '../crumb.ts';
import { useAddress } from '../../i18n/use-absolute-url.ts';
import { useFact } from './json-ld.ts';

interface Props {
  readonly trail: readonly Crumb[];
  /** The page itself, which needs no address. */
  readonly here: string;
}

export const BreadcrumbFacts = ({ trail, here }: Props): ReactNode => {
  const addressOf = useAddress();
  const facts: BreadcrumbList = {
    '@type': 'BreadcrumbList',
    itemListElement: [
      ...trail.map(({ label, to }, index): ListItem => ({
        '@type': 'ListItem',
        position: index + 1,
        name: label,
        item: addressOf(to),
      })),
      { '@type': 'ListItem', position: trail.length + 1, name: here },
    ],
  };
  useFact(facts);
  return null;
};
