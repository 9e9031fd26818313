import { type RefObject, useEffect, useState } from 'react';
import { useMotionAllowed } from '../../lib/use-motion-allowed.ts';
import { stepAt, steps, valueAt } from './count-up.ts';

/** Visible part of a counter at which it starts (spec §9). */
const threshold = 0.6;

/** Starts counting. @returns a function that stops it */
const count = (target: number, delayMs: number, show: (value: number | undefined) => void): (() => void) => {
  const begin = performance.now() + delayMs;
  let frame = 0;
  const next = (now: number): void => {
    const step = stepAt(now - begin);
    show(step < steps ? valueAt(target, step) : undefined);
    if (step < steps) frame = requestAnimationFrame(next);
  };
  frame = requestAnimationFrame(next);
  return () => cancelAnimationFrame(frame);
};

/**
 * Counts up to `target` once, when the element comes into view. Returns `undefined` before and after, on the server and
 * under reduced motion.
 */
export const useCountUp = (
  element: RefObject<Element | null>,
  target: number,
  delayMs: number,
): number | undefined => {
  const isMotionAllowed = useMotionAllowed();
  const [value, setValue] = useState<number>();
  useEffect(() => {
    if (!isMotionAllowed || !element.current) return undefined;
    let stop: (() => void) | undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        const { intersectionRatio = 0 } = entries.at(-1) ?? {};
        if (intersectionRatio < threshold) return setValue(0);
        observer.disconnect();
        stop = count(target, delayMs, setValue);
      },
      { threshold },
    );
    observer.observe(element.current);
    return () => {
      observer.disconnect();
      stop?.();
      setValue(undefined);
    };
  }, [isMotionAllowed, element, target, delayMs]);
  return value;
};
