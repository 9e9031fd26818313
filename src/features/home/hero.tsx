import { type ReactNode, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useHydrated } from '../../lib/use-hydrated.ts';
import { useMotionAllowed } from '../../lib/use-motion-allowed.ts';
import { HeroPoster } from './hero-poster.tsx';
import { HeroVideo } from './hero-video.tsx';
import { savesData } from './saves-data.ts';
import { useSlogan } from './use-slogan.ts';

/** The first screen: the slogan beside a scene that moves where that is welcome and is a picture elsewhere. */
export const Hero = (): ReactNode => {
  const { t } = useTranslation(['pages', 'ui']);
  const hydrated = useHydrated();
  const motionWelcome = useMotionAllowed();
  const moving = motionWelcome && !savesData();
  const { heading, appearance, showAfterVideo, showAtOnce } = useSlogan();
  useEffect(() => {
    if (hydrated && !moving) showAtOnce();
  }, [hydrated, moving, showAtOnce]);
  return (
    <section className="hero on-ink" data-slogan={appearance}>
      <div className="hero-scene">
        <HeroPoster />
        {moving && <HeroVideo onReady={showAfterVideo} onFailure={showAtOnce} />}
      </div>
      <div className="frame hero-words">
        <h1 ref={heading} className="hero-slogan">
          {t('home.slogan')}
        </h1>
        <p className="lead">{t('home.lead')}</p>
        <a href="#products" className="button secondary">
          {t('ui:hero.browse')}
        </a>
      </div>
    </section>
  );
};
