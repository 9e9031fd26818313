import type { ReactNode } from 'react';
import type { BreadcrumbListLeaf, ListItemLeaf } from 'schema-dts';
import { useAbsoluteUrl } from '../../i18n/use-absolute-url.ts';
import type { LinkTarget } from './site-link.tsx';
import { type Thing, useJsonLd } from '../head/json-ld.ts';

interface Props {
  readonly trail: readonly LinkTarget[];
  /** Title of the current page, whose item needs no URL. */
  readonly current: string;
}

export const BreadcrumbJsonLd = ({ trail, current }: Props): ReactNode => {
  const toAbsoluteUrl = useAbsoluteUrl();
  const thing: Thing<BreadcrumbListLeaf> = {
    '@type': 'BreadcrumbList',
    itemListElement: [
      ...trail.map(({ label, to }, index): Thing<ListItemLeaf> => ({
        '@type': 'ListItem',
        position: index + 1,
        name: label,
        item: toAbsoluteUrl(to),
      })),
      { '@type': 'ListItem', position: trail.length + 1, name: current },
    ],
  };
  useJsonLd(thing);
  return null;
};
