import type { ComponentProps, ReactNode } from 'react';
import { Link, NavLink, useParams } from 'react-router-dom';
import { inSameForm } from '../paths.ts';

type Props<Component extends typeof Link | typeof NavLink> = Omit<ComponentProps<Component>, 'to'> & {
  /** An address of paths.ts. */
  readonly to: string;
};

/** Keeps the form of the address (plain, /tr or /en) that the visitor is on. */
const useSameForm = (path: string): string => inSameForm(path, useParams()['language']);

export const SiteLink = ({ to, ...rest }: Props<typeof Link>): ReactNode => (
  <Link {...rest} to={useSameForm(to)} />
);

/** A link that says so when it leads to the page one is on. */
export const MenuLink = ({ to, ...rest }: Props<typeof NavLink>): ReactNode => (
  <NavLink {...rest} to={useSameForm(to)} end />
);
