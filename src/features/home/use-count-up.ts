import { type RefObject, useEffect, useState } from 'react';
import { useMotionAllowed } from '../../lib/use-motion-allowed.ts';
import { stepAfter, steps, valueAt } from './count-up.ts';

/** How much of a counter has to be visible for it to start (spec §9). */
const threshold = 0.6;

/** Starts counting; returns what stops it. */
const count = (target: number, delay: number, show: (value: number | undefined) => void): (() => void) => {
  const begin = performance.now() + delay;
  let frame = 0;
  const next = (now: number): void => {
    const step = stepAfter(now - begin);
    show(step < steps ? valueAt(target, step) : undefined);
    if (step < steps) frame = requestAnimationFrame(next);
  };
  frame = requestAnimationFrame(next);
  return () => cancelAnimationFrame(frame);
};

/**
 * The number to be shown instead of `target` while it is counted up to, which happens once, when the element has come
 * into view; `undefined` before and after, on the server and where motion is not welcome.
 */
export const useCountUp = (
  element: RefObject<Element | null>,
  target: number,
  delay: number,
): number | undefined => {
  const welcome = useMotionAllowed();
  const [value, setValue] = useState<number>();
  useEffect(() => {
    if (!welcome || !element.current) return undefined;
    let stop: (() => void) | undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        const { intersectionRatio = 0 } = entries.at(-1) ?? {};
        if (intersectionRatio < threshold) return setValue(0);
        observer.disconnect();
        stop = count(target, delay, setValue);
      },
      { threshold },
    );
    observer.observe(element.current);
    return () => {
      observer.disconnect();
      stop?.();
      setValue(undefined);
    };
  }, [welcome, element, target, delay]);
  return value;
};
