import { type ReactNode, useContext } from 'react';
import { type RequestItem, isOwnRequest } from '#contracts/request-items.ts';
import { VisitorListContext } from '../posted/visitor-list.ts';

/**
 * Keeps room for the choice what becomes of somebody else's list, which comes with the tools (list-tools.css). Only the server
 * renders it, which knows before the page is painted that there will be a choice.
 */
export const OtherListMark = ({ items }: { readonly items: readonly RequestItem[] }): ReactNode => {
  const own = useContext(VisitorListContext);
  return (
    items.length > 0 &&
    !isOwnRequest(own, items) && (
      <span hidden className={own.length === 0 ? 'other-list without-own' : 'other-list'} />
    )
  );
};
