import type { ReactNode } from 'react';
import avif1600 from './media/poster-1600.avif';
import avif800 from './media/poster-800.avif';
import webp1600 from './media/poster-1600.webp';
import webp800 from './media/poster-800.webp';

/** On phones the picture is cropped at the left, so it is wider than the screen. */
const sizes = '(width < 64rem) 145vw, 100vw';

/** The first frame of the video, shown until it plays. */
export const HeroPoster = (): ReactNode => (
  <picture>
    <source type="image/avif" srcSet={`${avif800} 800w, ${avif1600} 1600w`} sizes={sizes} />
    <img
      className="hero-poster"
      src={webp1600}
      srcSet={`${webp800} 800w, ${webp1600} 1600w`}
      sizes={sizes}
      alt=""
      width="1600"
      height="900"
      fetchPriority="high"
    />
  </picture>
);
