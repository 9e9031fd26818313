import type PhotoSwipe from 'photoswipe';

const icon = {
  isCustomSVG: true,
  inner:
    '<path id="gallery-full-screen" d="M8 8h6v2h-4v4H8zM18 8h6v6h-2v-4h-4zM8 18h2v4h4v2H8zM22 18h2v6h-6v-2h4z"/>',
  outlineID: 'gallery-full-screen',
};

const toggle = async (viewer: PhotoSwipe): Promise<void> => {
  if (document.fullscreenElement) await document.exitFullscreen();
  else await viewer.element?.requestFullscreen();
};

/**
 * Adds a button that shows the viewer on the whole screen, where the browser can
 * (https://fullscreen.spec.whatwg.org); telephones from Apple cannot.
 * @param title what the button does, in the page's language
 */
export const offerFullScreen = (viewer: PhotoSwipe, title: string): void => {
  if (!document.fullscreenEnabled) return;
  viewer.on('uiRegister', () => {
    viewer.ui?.registerElement({
      name: 'full-screen',
      title,
      order: 9,
      isButton: true,
      html: icon,
      onInit: (button) => {
        button.ariaPressed = 'false';
        viewer.events.add(document, 'fullscreenchange', () => {
          button.ariaPressed = String(document.fullscreenElement !== null);
        });
      },
      onClick: () => {
        // A browser that refuses leaves the viewer in its window.
        toggle(viewer).catch(() => undefined);
      },
    });
  });
  viewer.on('destroy', () => {
    if (document.fullscreenElement) document.exitFullscreen().catch(() => undefined);
  });
};
