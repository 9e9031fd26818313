import { type ReactNode, createContext, useContext } from 'react';

/** A component without props, which many pages show alike. */
type Content = () => ReactNode;

/** HTML by component, rendered once for many pages; in the browser there is none. */
export const SharedHtml = createContext<ReadonlyMap<Content, string>>(new Map());

const useHtml = import.meta.env.SSR
  ? (content: Content): string | undefined => useContext(SharedHtml).get(content)
  : (): undefined => undefined;

/**
 * Props of the element whose only child is `<Content />`: the server puts in the HTML that it has, and the browser hydrates
 * the component itself. Inside, `useId` would differ between the two, and React would not find pictures to preload.
 */
export const useSharedContent = (
  Content: Content,
): { readonly children: ReactNode } | { readonly dangerouslySetInnerHTML: { readonly __html: string } } => {
  const html = useHtml(Content);
  return html === undefined ? { children: <Content /> } : { dangerouslySetInnerHTML: { __html: html } };
};
