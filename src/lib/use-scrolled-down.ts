import { useEffect, useState } from 'react';

/** Smaller movements are not deliberate. */
const minScrollPixels = 8;

/** Whether the visitor last scrolled down, and not to the end of the page. */
export const useScrolledDown = (): boolean => {
  const [isDown, setDown] = useState(false);
  useEffect(() => {
    let last = window.scrollY;
    const onScroll = (): void => {
      const { scrollY, innerHeight } = window;
      const atEnd = scrollY + innerHeight >= document.documentElement.scrollHeight - minScrollPixels;
      if (!atEnd && Math.abs(scrollY - last) < minScrollPixels) return;
      setDown(scrollY > last && !atEnd);
      last = scrollY;
    };
    window.addEventListener('scroll', onScroll, { passive: true });
    return () => window.removeEventListener('scroll', onScroll);
  }, []);
  return isDown;
};
