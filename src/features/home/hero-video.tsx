import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { PauseButton } from './pause-button.tsx';
import { usePauseOutOfView } from './use-pause-out-of-view.ts';
import mp4 from './media/hero.mp4';
import webm from './media/hero.webm';

/**
 * Ignores that the video does not play: where autoplay is blocked or the video cannot be loaded, the poster stays and
 * the button remains.
 */
const ignoreRefusal = (): void => {};

/** The decorative video of the home page with its pause button. */
export const HeroVideo = (): ReactNode => {
  const { t } = useTranslation();
  const video = useRef<HTMLVideoElement>(null);
  const [isPlaying, setPlaying] = useState(false);
  const [hasPlayed, setHasPlayed] = useState(false);
  const play = (): void => {
    video.current?.play().catch(ignoreRefusal);
  };
  useEffect(() => {
    video.current?.play().catch(ignoreRefusal);
  }, []);
  useEffect(() => {
    const { current } = video;
    return () => {
      // StrictMode runs this in development while the element stays.
      if (!current || current.isConnected) return;
      // Ends the download, which otherwise goes on until the element is collected.
      current.replaceChildren();
      current.load();
    };
  }, []);
  usePauseOutOfView(video);
  return (
    <>
      <video
        ref={video}
        className={hasPlayed ? 'hero-video has-played' : 'hero-video'}
        width="1600"
        height="900"
        muted
        loop
        playsInline
        disablePictureInPicture
        preload="metadata"
        tabIndex={-1}
        aria-hidden="true"
        onPlaying={() => {
          setPlaying(true);
          setHasPlayed(true);
        }}
        onPause={() => setPlaying(false)}
      >
        <source src={webm} type='video/webm; codecs="vp9"' />
        <source src={mp4} type="video/mp4" />
      </video>
      <PauseButton
        isPaused={!isPlaying}
        label={isPlaying ? t('homePage.pauseVideo') : t('homePage.playVideo')}
        onToggle={() => (isPlaying ? video.current?.pause() : play())}
      />
    </>
  );
};
