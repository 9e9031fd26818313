import { type ReactNode, createContext, useContext } from 'react';

/** A component without props, which many pages show alike. */
type Content = () => ReactNode;

/** HTML by component, rendered once for many pages; in the browser there is none. */
export const SharedHtml = createContext<ReadonlyMap<Content, string>>(new Map());

/**
 * Props of the element whose only child is `<Content />`: the server puts in the HTML that it has, and the browser hydrates
 * the component itself. Inside, `useId` would differ between the two, and React would not find pictures to preload.
 */
export const useSharedContent = (
  Content: Content,
): { readonly children: ReactNode } | { readonly dangerouslySetInnerHTML: { readonly __html: string } } => {
  const html = useContext(SharedHtml).get(Content);
  return import.meta.env.SSR && html !== undefined
    ? { dangerouslySetInnerHTML: { __html: html } }
    : { children: <Content /> };
};
