import { useEffect } from 'react';

/** Keeps `--visible-height` at what an on-screen keyboard leaves of the window; no unit of CSS knows it everywhere. */
export const useVisibleHeight = (): void => {
  useEffect(() => {
    const { visualViewport: visible } = window;
    const { style } = document.documentElement;
    const measure = (): void =>
      style.setProperty('--visible-height', `${visible?.height ?? window.innerHeight}px`);
    measure();
    visible?.addEventListener('resize', measure);
    return () => {
      visible?.removeEventListener('resize', measure);
      style.removeProperty('--visible-height');
    };
  }, []);
};
