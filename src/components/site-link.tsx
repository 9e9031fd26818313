import type { ComponentProps, ReactNode } from 'react';
import { Link, useParams } from 'react-router-dom';
import { inSameForm } from '../lib/paths.ts';

export interface LinkTarget {
  readonly label: string;
  /** A path of paths.ts. */
  readonly to: string;
}

type Props = Omit<ComponentProps<'a'>, 'href'> & {
  /** A path of paths.ts, without language prefix. */
  readonly to: string;
  readonly preventScrollReset?: boolean;
};

/** A link to a page of the site, with the language prefix of the present page's address, if it has one. */
export const SiteLink = ({ to, preventScrollReset = false, children, ...rest }: Props): ReactNode => {
  const href = inSameForm(to, useParams()['language']);
  // Link would resolve the path once more, which is a large part of what a page takes to be rendered.
  return import.meta.env.SSR ? (
    <a {...rest} href={href}>
      {children}
    </a>
  ) : (
    <Link viewTransition discover="none" {...rest} preventScrollReset={preventScrollReset} to={href}>
      {children}
    </Link>
  );
};
