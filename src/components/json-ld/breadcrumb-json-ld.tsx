import type { ReactNode } from 'react';
import type { BreadcrumbList, ListItem } from 'schema-dts';
import type { Crumb } from '../crumb.ts';
import { useAbsoluteUrl } from '../../i18n/use-absolute-url.ts';
import { useJsonLd } from './json-ld.ts';

interface Props {
  readonly trail: readonly Crumb[];
  /** The page itself, which needs no address. */
  readonly here: string;
}

export const BreadcrumbJsonLd = ({ trail, here }: Props): ReactNode => {
  const addressOf = useAbsoluteUrl();
  const thing: BreadcrumbList = {
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
  useJsonLd(thing);
  return null;
};
