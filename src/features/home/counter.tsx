import { type ReactNode, useRef } from 'react';
import { useCountUp } from './use-count-up.ts';

interface Props {
  readonly target: number;
  readonly format: (value: number) => string;
  /** How long to wait once it is in view, in milliseconds. */
  readonly delay: number;
  readonly label: string;
}

/** A number with what it counts. It is the final one to screen readers at any time, and takes up its room. */
export const Counter = ({ target, format, delay, label }: Props): ReactNode => {
  const element = useRef<HTMLLIElement>(null);
  const current = useCountUp(element, target, delay);
  const counting = current !== undefined;
  return (
    <li ref={element} className="counter">
      <strong className="numeral">
        <span className={counting ? 'counter-end waiting' : 'counter-end'}>{format(target)}</span>
        {counting && (
          <span className="counter-now" aria-hidden="true">
            {format(current)}
          </span>
        )}
      </strong>{' '}
      <span className="counter-label">{label}</span>
    </li>
  );
};
