import type { ReactNode } from 'react';
import { useParams } from 'react-router-dom';
import { inSameForm, requestListPath } from '../lib/paths.ts';

interface Props {
  /** English slugs of the products. */
  readonly slugs: readonly string[];
  readonly children: ReactNode;
}

/** Adds several products to the list at once, and shows it; of a page that is not hydrated. */
export const AddAllToRequest = ({ slugs, children }: Props): ReactNode => (
  <form method="post" action={inSameForm(requestListPath, useParams()['language'])}>
    <button name="add" value={slugs.join(',')} className="button">
      {children}
    </button>
  </form>
);
