import { createContext, useContext, useState } from 'react';
import type { PostedForm } from '#contracts/submission-result.ts';

/** The form that was posted to this page and not accepted. */
export const PostedFormContext = createContext<PostedForm | undefined>(undefined);

/**
 * The posted form of the first page; `undefined` once another page has been visited.
 * @param path of the current page, without the language
 */
export const usePostedForm = (path: string): PostedForm | undefined => {
  const posted = useContext(PostedFormContext);
  const [firstPath] = useState(path);
  const [hasLeft, setHasLeft] = useState(false);
  if (path !== firstPath && !hasLeft) setHasLeft(true);
  return hasLeft || path !== firstPath ? undefined : posted;
};
