import { type RefObject, useEffect } from 'react';

/** Stops a video while none of it is in view; one that played goes on when it is back. Nobody pays for what they don't see. */
export const usePauseOutOfView = (video: RefObject<HTMLVideoElement | null>): void => {
  useEffect(() => {
    const { current } = video;
    if (!current) return undefined;
    let interrupted = false;
    const observer = new IntersectionObserver((entries) => {
      const inView = entries.at(-1)?.isIntersecting ?? true;
      if (!inView && !current.paused) {
        interrupted = true;
        current.pause();
      } else if (inView && interrupted) {
        interrupted = false;
        // Refused, it stays still, and its button says so.
        current.play().catch(() => undefined);
      }
    });
    observer.observe(current);
    return () => observer.disconnect();
  }, [video]);
};
