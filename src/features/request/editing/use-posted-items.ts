import { useContext, useMemo } from 'react';
import { useLocation } from 'react-router-dom';
import type { ListItem } from '#contracts/list/items.ts';
import { decodeItems } from '#contracts/list/decode-items.ts';
import { PostedFormContext } from '../posted/posted-form.ts';

/**
 * The products of a form that was posted without JavaScript and not accepted: their quantities may differ from the URL's,
 * until a change in the browser writes all of them into the URL.
 */
export const usePostedItems = (): readonly ListItem[] => {
  const { key } = useLocation();
  const products = useContext(PostedFormContext)?.values.products;
  const isAsPosted = key === 'default';
  return useMemo(() => (isAsPosted && decodeItems(products ?? '')) || [], [isAsPosted, products]);
};
