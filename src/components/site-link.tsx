import type { ComponentProps, ReactNode } from 'react';
import { Link, useParams } from 'react-router-dom';
import { inSameForm } from '../lib/paths.ts';

type Props = Omit<ComponentProps<typeof Link>, 'to'> & {
  /** An address of paths.ts. */
  readonly to: string;
};

/** Keeps the form of the address (plain, /tr or /en) that the visitor is on. */
const useSameForm = (path: string): string => inSameForm(path, useParams()['language']);

export const SiteLink = ({ to, ...rest }: Props): ReactNode => (
  <Link viewTransition {...rest} to={useSameForm(to)} />
);
