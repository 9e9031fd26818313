import { createContext, useContext, useState } from 'react';
import type { PostedForm } from '#contracts/submission-result.ts';

/** The form that the page was shown again with. */
export const Posted = createContext<PostedForm | undefined>(undefined);

/**
 * The form that the page was shown again with, until another page was shown.
 * @param path without the language
 */
export const usePostedUntilLeft = (path: string): PostedForm | undefined => {
  const posted = useContext(Posted);
  const [first] = useState(path);
  const [left, setLeft] = useState(false);
  if (path !== first && !left) setLeft(true);
  return left || path !== first ? undefined : posted;
};
