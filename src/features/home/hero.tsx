import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { usePageTexts } from '../../i18n/use-page-texts.ts';
import { isObject } from '../../lib/is-object.ts';
import { useMotionAllowed } from '../../lib/use-motion-allowed.ts';
import { HeroPoster } from './hero-poster.tsx';
import { HeroVideo } from './hero-video.tsx';

/** Whether the visitor asked for reduced data use; not every browser exposes it. */
const savesData = (): boolean => {
  const connection: unknown = Reflect.get(navigator, 'connection');
  return (
    (isObject(connection) && connection['saveData'] === true) ||
    window.matchMedia('(prefers-reduced-data: reduce)').matches
  );
};

/** The slogan beside a video, or beside its poster where motion or data use is unwelcome. */
export const Hero = (): ReactNode => {
  const { t } = useTranslation();
  const { slogan, lead } = usePageTexts('home');
  const isMotionAllowed = useMotionAllowed();
  const hasVideo = isMotionAllowed && !savesData();
  return (
    <section className="hero on-ink">
      <div className="frame hero-text">
        <h1 className="hero-slogan">{slogan}</h1>
        <p className="lead">{lead}</p>
        <a href="#products" className="button">
          {t('homePage.browse')}
        </a>
      </div>
      <div className="hero-scene">
        <HeroPoster />
        {hasVideo && <HeroVideo />}
      </div>
    </section>
  );
};
