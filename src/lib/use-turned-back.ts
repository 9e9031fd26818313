import { useEffect, useState } from 'react';

/** Smaller movements are not deliberate. */
const minScrollPixels = 8;

/** Of the height of the screen: what a page begins with is still there. */
const firstScreen = 0.7;

/** Whether the visitor has left the first screen, and last scrolled up or to the end of the page. */
export const useTurnedBack = (): boolean => {
  const [isBack, setBack] = useState(false);
  useEffect(() => {
    let last = window.scrollY;
    const onScroll = (): void => {
      const { scrollY, innerHeight } = window;
      const atEnd = scrollY + innerHeight >= document.documentElement.scrollHeight - minScrollPixels;
      if (!atEnd && Math.abs(scrollY - last) < minScrollPixels) return;
      setBack((scrollY < last || atEnd) && scrollY > firstScreen * innerHeight);
      last = scrollY;
    };
    window.addEventListener('scroll', onScroll, { passive: true });
    return () => window.removeEventListener('scroll', onScroll);
  }, []);
  return isBack;
};
