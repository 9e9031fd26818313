import { type FocusEvent, type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { SiteLink } from '../../components/site-link.tsx';
import { useMotionAllowed } from '../../lib/use-motion-allowed.ts';
import { paths } from '../../lib/paths.ts';
import { LogoLane } from './logo-lane.tsx';
import { PauseButton } from './pause-button.tsx';

/** To show what got focus, the browser scrolled the row; left so, a gap would come into view. */
const scrollBack = ({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>): void => {
  if (!currentTarget.contains(relatedTarget)) currentTarget.scrollLeft = 0;
};

/** The brands' word-marks. They pass by where motion is welcome; elsewhere the visitor moves the row. */
export const BrandMarquee = (): ReactNode => {
  const { t } = useTranslation(['pages', 'ui']);
  const moving = useMotionAllowed();
  const [paused, setPaused] = useState(false);
  return (
    <section className="home-brands">
      <div className="frame home-head">
        <h2>{t('home.brandsHeading')}</h2>
        <div className="actions">
          <SiteLink to={paths.brands} className="onward">
            {t('ui:hero.allBrands')}
          </SiteLink>
          {moving && (
            <PauseButton
              paused={paused}
              label={paused ? t('ui:hero.playLogos') : t('ui:hero.pauseLogos')}
              onToggle={() => setPaused(!paused)}
            />
          )}
        </div>
      </div>
      <div
        className={moving ? 'marquee moving' : 'marquee'}
        data-paused={paused || undefined}
        onBlur={moving ? scrollBack : undefined}
      >
        <LogoLane moving={moving} />
        {moving && <LogoLane moving repeated />}
      </div>
    </section>
  );
};
