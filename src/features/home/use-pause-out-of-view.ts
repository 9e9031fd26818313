import { type RefObject, useEffect } from 'react';

/** Pauses a playing video while it is out of view, which saves battery and data. */
export const usePauseOutOfView = (video: RefObject<HTMLVideoElement | null>): void => {
  useEffect(() => {
    const { current } = video;
    if (!current) return undefined;
    let wasPlaying = false;
    const observer = new IntersectionObserver((entries) => {
      const inView = entries.at(-1)?.isIntersecting ?? true;
      if (!inView && !current.paused) {
        wasPlaying = true;
        current.pause();
      } else if (inView && wasPlaying) {
        wasPlaying = false;
        // If the browser refuses, the pause button shows that it is paused.
        current.play().catch(() => undefined);
      }
    });
    observer.observe(current);
    return () => observer.disconnect();
  }, [video]);
};
