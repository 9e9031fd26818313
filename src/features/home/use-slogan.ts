import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';

/** From the moment that the video can play until the slogan appears (spec §9). */
const sloganDelayMs = 2200;

interface Slogan {
  readonly heading: RefObject<HTMLHeadingElement | null>;
  /** What hero.css is to do; undefined: it shows the slogan by itself, after the longest wait for a video. */
  readonly appearance: 'fade' | 'at-once' | undefined;
  showAfterVideo(): void;
  showAtOnce(): void;
}

/** When the slogan appears. It is only ever hidden by hero.css, so that it is there without this. */
export const useSlogan = (): Slogan => {
  const heading = useRef<HTMLHeadingElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [appearance, setAppearance] = useState<Slogan['appearance']>();
  useEffect(() => () => clearTimeout(timer.current), []);

  const show = useCallback((how: NonNullable<Slogan['appearance']>): void => {
    // Animating a visible slogan again would flicker.
    const hidden = heading.current && getComputedStyle(heading.current).opacity === '0';
    if (hidden) setAppearance(how);
  }, []);
  const showAfterVideo = useCallback((): void => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => show('fade'), sloganDelayMs);
  }, [show]);
  const showAtOnce = useCallback((): void => {
    clearTimeout(timer.current);
    show('at-once');
  }, [show]);
  return { heading, appearance, showAfterVideo, showAtOnce };
};
