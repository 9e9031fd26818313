import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { PauseButton } from './pause-button.tsx';
import { usePauseOutOfView } from './use-pause-out-of-view.ts';
import mp4 from './media/hero.mp4';
import webm from './media/hero.webm';

interface Props {
  /** The browser has enough of the video to show it. */
  readonly onReady: () => void;
  /** The video will not be seen: its formats are unknown, it cannot be loaded or may not play by itself. */
  readonly onFailure: () => void;
}

/** The moving scene of the home page, and what stops it. A decoration: it says nothing that the page does not. */
export const HeroVideo = ({ onReady, onFailure }: Props): ReactNode => {
  const { t } = useTranslation();
  const video = useRef<HTMLVideoElement>(null);
  const [playing, setPlaying] = useState(false);
  const [seen, setSeen] = useState(false);
  const play = (): void => {
    video.current?.play().catch(onFailure);
  };
  useEffect(() => {
    video.current?.play().catch(onFailure);
  }, [onFailure]);
  usePauseOutOfView(video);
  return (
    <>
      <video
        ref={video}
        className={seen ? 'hero-video seen' : 'hero-video'}
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
          setSeen(true);
        }}
        onPause={() => setPlaying(false)}
      >
        <source src={webm} type='video/webm; codecs="vp9"' />
        {/* The last resort: once it has failed, the browser waits for yet another source and tells nobody. */}
        <source src={mp4} type="video/mp4" onError={onFailure} />
      </video>
      <PauseButton
        paused={!playing}
        label={playing ? t('hero.pauseVideo') : t('hero.playVideo')}
        onToggle={() => (playing ? video.current?.pause() : play())}
      />
    </>
  );
};
