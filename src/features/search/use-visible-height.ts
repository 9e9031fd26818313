import { useEffect } from 'react';

/** Keeps `--visible-height` at what an on-screen keyboard leaves of the window; no unit of CSS knows it everywhere. */
export const useVisibleHeight = (): void => {
  useEffect(() => {
    const { visualViewport: visible } = window;
    const { style } = document.documentElement;
    const measure = (): void => {
      // What is magnified is still there.
      const height = visible ? visible.height * visible.scale : window.innerHeight;
      style.setProperty('--visible-height', `${height}px`);
    };
    measure();
    visible?.addEventListener('resize', measure);
    return () => {
      visible?.removeEventListener('resize', measure);
      style.removeProperty('--visible-height');
    };
  }, []);
};
