import type { ComponentProps, ReactNode } from 'react';
import { Link, useParams } from 'react-router-dom';
import { inSameForm } from '../../lib/paths.ts';

export interface LinkTarget {
  readonly label: string;
  /** A path of paths.ts. */
  readonly to: string;
  /** Whether only the server knows the page, so that the link is followed as to another site. */
  readonly isServerPage?: boolean | undefined;
}

type Props = Omit<ComponentProps<'a'>, 'href'> &
  // The path has no language prefix.
  Pick<LinkTarget, 'to' | 'isServerPage'> & { readonly preventScrollReset?: boolean };

/** A link to a page of the site, with the language prefix of the present page's address, if it has one. */
export const SiteLink = ({ to, isServerPage, children, ...rest }: Props): ReactNode => {
  const href = inSameForm(to, useParams()['language']);
  // Link would resolve the path once more, which is a large part of what a page takes to be rendered.
  if (import.meta.env.SSR) {
    const { preventScrollReset: _ofRouter, ...attributes } = rest;
    return (
      <a {...attributes} href={href}>
        {children}
      </a>
    );
  }
  return isServerPage ? (
    <a {...rest} href={href}>
      {children}
    </a>
  ) : (
    <Link viewTransition discover="none" {...rest} to={href}>
      {children}
    </Link>
  );
};
