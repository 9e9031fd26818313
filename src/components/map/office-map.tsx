import type { ReactNode } from 'react';
import { useSite } from '../../api/site.ts';
import { useLanguage } from '../../i18n/use-language.ts';
import { mapPath } from '#domain/site/map-path.ts';

/** Map of the offices in Türkiye; their addresses are beside it. */
export const OfficeMap = (): ReactNode => {
  const language = useLanguage();
  const { offices } = useSite().company;
  return (
    <div className="office-map" translate="no">
      <img src={mapPath('country')} alt="" width="1012" height="448" decoding="async" />
      <svg viewBox="0 0 1012 448" aria-hidden="true">
        {offices.map(
          ({ phone, city, place }) =>
            place && (
              <g key={phone}>
                <circle cx={place.x} cy={place.y} r="7" />
                <text x={place.x} y={place.y} dx="0.6em" dy="0.35em">
                  {city[language]}
                </text>
              </g>
            ),
        )}
      </svg>
    </div>
  );
};
