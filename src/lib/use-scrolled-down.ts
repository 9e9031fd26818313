import { useEffect, useState } from 'react';

/** Pixels; less is a thumb that trembles. */
const least = 8;

/** Whether the visitor last scrolled down, and not to the end of the page. */
export const useScrolledDown = (): boolean => {
  const [down, setDown] = useState(false);
  useEffect(() => {
    let last = window.scrollY;
    const onScroll = (): void => {
      const { scrollY, innerHeight } = window;
      const atEnd = scrollY + innerHeight >= document.documentElement.scrollHeight - least;
      if (!atEnd && Math.abs(scrollY - last) < least) return;
      setDown(scrollY > last && !atEnd);
      last = scrollY;
    };
    window.addEventListener('scroll', onScroll, { passive: true });
    return () => window.removeEventListener('scroll', onScroll);
  }, []);
  return down;
};
