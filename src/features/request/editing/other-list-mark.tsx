import { type ReactNode, useContext } from 'react';
import { type ListItem, isOwnRequest } from '#contracts/list/items.ts';
import { OwnListContext } from '../posted/own-list.ts';

/**
 * Keeps room for the choice what becomes of somebody else's list, which comes with the tools (list-tools.css). Only the server
 * renders it, which knows before the page is painted that there will be a choice.
 */
export const OtherListMark = ({ items }: { readonly items: readonly ListItem[] }): ReactNode => {
  const own = useContext(OwnListContext);
  return (
    items.length > 0 &&
    !isOwnRequest(own, items) && (
      <span hidden className={own.length === 0 ? 'other-list without-own' : 'other-list'} />
    )
  );
};
