import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { PauseButton } from './pause-button.tsx';
import { usePauseOutOfView } from './use-pause-out-of-view.ts';
import mp4 from './media/hero.mp4';
import webm from './media/hero.webm';

interface Props {
  readonly onReady: () => void;
  /** Unsupported formats, a failed download or blocked autoplay. */
  readonly onFailure: () => void;
}

/** The decorative video of the home page with its pause button. */
export const HeroVideo = ({ onReady, onFailure }: Props): ReactNode => {
  const { t } = useTranslation();
  const video = useRef<HTMLVideoElement>(null);
  const [isPlaying, setPlaying] = useState(false);
  const [hasPlayed, setHasPlayed] = useState(false);
  const play = (): void => {
    video.current?.play().catch(onFailure);
  };
  useEffect(() => {
    video.current?.play().catch(onFailure);
  }, [onFailure]);
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
        onCanPlay={onReady}
        onPlaying={() => {
          setPlaying(true);
          setHasPlayed(true);
        }}
        onPause={() => setPlaying(false)}
      >
        <source src={webm} type='video/webm; codecs="vp9"' />
        {/* Only sources report unsupported formats, so the last one reports that all failed. */}
        <source src={mp4} type="video/mp4" onError={onFailure} />
      </video>
      <PauseButton
        isPaused={!isPlaying}
        label={isPlaying ? t('homePage.pauseVideo') : t('homePage.playVideo')}
        onToggle={() => (isPlaying ? video.current?.pause() : play())}
      />
    </>
  );
};
