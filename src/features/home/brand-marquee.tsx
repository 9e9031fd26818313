import { type FocusEvent, type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { SiteLink } from '../../components/navigation/site-link.tsx';
import { useMotionAllowed } from '../../lib/use-motion-allowed.ts';
import { usePageTexts } from '../../i18n/use-page-texts.ts';
import { brandsPath } from '../../lib/paths.ts';
import { LogoLane } from './logo-lane.tsx';
import { PauseButton } from './pause-button.tsx';

/** Undoes the browser's scrolling to the focused logo, which would leave a gap. */
const scrollBack = ({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>): void => {
  if (!currentTarget.contains(relatedTarget)) currentTarget.scrollLeft = 0;
};

/** The keyboard may reach a logo beside the screen. */
const scrollToFocus = ({ target }: FocusEvent<HTMLElement>): void => {
  if (target.matches(':focus-visible')) target.scrollIntoView({ block: 'nearest', inline: 'nearest' });
};

/** The logos of the brands, moving where motion is allowed and scrollable elsewhere. */
export const BrandMarquee = (): ReactNode => {
  const { t } = useTranslation();
  const { brandsHeading } = usePageTexts('home');
  const isMoving = useMotionAllowed();
  const [isPaused, setPaused] = useState(false);
  return (
    <section className="home-brands">
      <div className="frame home-head">
        <h2>{brandsHeading}</h2>
        <div className="actions">
          <SiteLink to={brandsPath} className="arrow-link">
            {t('homePage.allBrands')}
          </SiteLink>
          {isMoving && (
            <PauseButton
              isPaused={isPaused}
              label={isPaused ? t('homePage.playLogos') : t('homePage.pauseLogos')}
              onToggle={() => setPaused(!isPaused)}
            />
          )}
        </div>
      </div>
      <div
        className={isMoving ? 'marquee moving' : 'marquee'}
        data-paused={isPaused || undefined}
        onFocus={scrollToFocus}
        onBlur={isMoving ? scrollBack : undefined}
      >
        <LogoLane isMoving={isMoving} />
        {isMoving && <LogoLane isMoving isCopy />}
      </div>
    </section>
  );
};
