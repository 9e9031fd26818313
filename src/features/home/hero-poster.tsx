import type { ReactNode } from 'react';
import wideAvif from './media/poster-1600.avif';
import wideWebp from './media/poster-1600.webp';
import narrowAvif from './media/poster-narrow.avif';
import narrowWebp from './media/poster-narrow.webp';

/** Where the text is above the scene or beside it, only the right part of the picture is shown. */
const narrow = '(width < 64rem)';

/** The first frame of the video, shown until it plays. */
export const HeroPoster = (): ReactNode => (
  <picture>
    <source media={narrow} type="image/avif" srcSet={narrowAvif} width="960" height="768" />
    <source media={narrow} srcSet={narrowWebp} width="960" height="768" />
    <source type="image/avif" srcSet={wideAvif} />
    <img className="hero-poster" src={wideWebp} alt="" width="1600" height="900" fetchPriority="high" />
  </picture>
);
