import { useEffect } from 'react';

/** Sets `--visible-height` to what the on-screen keyboard leaves of the window; no CSS unit does so in every browser. */
export const useVisibleHeight = (): void => {
  useEffect(() => {
    const { visualViewport: visible } = window;
    const { style } = document.documentElement;
    const measure = (): void => {
      // Pinch zoom must not change it.
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
