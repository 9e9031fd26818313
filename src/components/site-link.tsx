import type { ComponentProps, ReactNode } from 'react';
import { Link, useParams } from 'react-router-dom';
import { inSameForm } from '../lib/paths.ts';

export interface LinkTarget {
  readonly label: string;
  /** A path of paths.ts. */
  readonly to: string;
}

type Props = Omit<ComponentProps<typeof Link>, 'to'> & {
  /** A path of paths.ts, without language prefix. */
  readonly to: string;
};

/** A link to a page of the site, with the language prefix of the present page's address, if it has one. */
export const SiteLink = ({ to, ...rest }: Props): ReactNode => (
  <Link viewTransition {...rest} to={inSameForm(to, useParams()['language'])} />
);
