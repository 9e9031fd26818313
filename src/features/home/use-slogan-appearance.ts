import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';

/** From the moment that the video can play until the slogan appears (spec §9). */
const sloganDelayMs = 2200;

interface Slogan {
  readonly heading: RefObject<HTMLHeadingElement | null>;
  /** How hero.css shows the slogan; undefined: by its own animation, after the maximum wait for the video. */
  readonly appearance: 'fade' | 'at-once' | undefined;
  showAfterVideo(): void;
  showAtOnce(): void;
}

/** Controls when the slogan appears. Only hero.css hides it, so it is visible without JavaScript. */
export const useSloganAppearance = (): Slogan => {
  const heading = useRef<HTMLHeadingElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [appearance, setAppearance] = useState<Slogan['appearance']>();
  useEffect(() => () => clearTimeout(timer.current), []);

  const show = useCallback((newAppearance: NonNullable<Slogan['appearance']>): void => {
    // Animating a visible slogan again would flicker.
    const hidden = heading.current && getComputedStyle(heading.current).opacity === '0';
    if (hidden) setAppearance(newAppearance);
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
