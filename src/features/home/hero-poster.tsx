import type { ReactNode } from 'react';
import wideAvif from './media/poster-1600.avif';
import wideWebp from './media/poster-1600.webp';
import avif480 from './media/poster-narrow-480.avif';
import webp480 from './media/poster-narrow-480.webp';
import avif960 from './media/poster-narrow-960.avif';
import webp960 from './media/poster-narrow-960.webp';

/** Attributes of the picture where the text is above the scene or beside it: only its right part is shown there. */
const narrow = {
  media: '(width < 64rem)',
  sizes: '100vw',
  width: 960,
  height: 768,
};

/** The first frame of the video, shown until it plays. */
export const HeroPoster = (): ReactNode => (
  <picture>
    <source {...narrow} type="image/avif" srcSet={`${avif480} 480w, ${avif960} 960w`} />
    <source {...narrow} srcSet={`${webp480} 480w, ${webp960} 960w`} />
    <source type="image/avif" srcSet={wideAvif} />
    <img className="hero-poster" src={wideWebp} alt="" width="1600" height="900" fetchPriority="high" />
  </picture>
);
