import type { HTMLAttributes, ReactNode } from 'react';
import { observeReveal } from './observe-reveal.ts';

interface Props extends HTMLAttributes<HTMLElement> {
  readonly as?: 'div' | 'section' | 'article' | 'ul' | 'ol' | 'li' | 'figure' | 'header' | 'p';
}

const observe = (element: HTMLElement | null): (() => void) | undefined =>
  element ? observeReveal(element) : undefined;

/**
 * An element that fades in when half of it is visible (spec §4). For main blocks and cards below the first screen;
 * small ones rather than whole sections. Without JavaScript, in print and under reduced motion it is visible from the start.
 */
export const Reveal = ({ as: Element = 'div', ...rest }: Props): ReactNode => (
  <Element {...rest} ref={observe} />
);
