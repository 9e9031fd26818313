import type { ComponentProps, ReactNode } from 'react';

interface Props {
  readonly onInput?: ComponentProps<'div'>['onInput'];
  readonly children: ReactNode;
}

/**
 * HTML that only the server renders, and that the browser keeps without its components, as React hydrates no children of
 * an element with HTML of its own. Empty where the browser renders the page.
 */
export const ServerHtml = ({ onInput, children }: Props): ReactNode =>
  import.meta.env.SSR ? (
    <div>{children}</div>
  ) : (
    <div onInput={onInput} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: '' }} />
  );
