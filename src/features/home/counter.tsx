import { type ReactNode, useRef } from 'react';
import { useCountUp } from './use-count-up.ts';

interface Props {
  readonly target: number;
  readonly format: (value: number) => string;
  /** Time from coming into view to the start. */
  readonly delayMs: number;
  readonly label: string;
}

/** A number that counts up. Layout and screen readers always get the final number. */
export const Counter = ({ target, format, delayMs, label }: Props): ReactNode => {
  const element = useRef<HTMLLIElement>(null);
  const current = useCountUp(element, target, delayMs);
  const isCounting = current !== undefined;
  return (
    <li ref={element} className="counter">
      <strong className="numeral">
        <span className={isCounting ? 'counter-target waiting' : 'counter-target'}>{format(target)}</span>
        {isCounting && (
          <span className="counter-current" aria-hidden="true">
            {format(current)}
          </span>
        )}
      </strong>
      <span className="counter-label">{label}</span>
    </li>
  );
};
