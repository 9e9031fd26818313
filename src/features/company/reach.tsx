import type { ReactNode } from 'react';
import type { Language } from '#domain/shared/language.ts';
import { mapPath } from '#domain/site/map-path.ts';
import type { MapPlace, PageTexts } from '#domain/site/page-texts.ts';
import type reach from '#locales/en/reach.json';
import { textsOf } from '../../i18n/texts-of.ts';
import { useLanguage } from '../../i18n/use-language.ts';
import './reach.css';

type ReachTexts = NonNullable<PageTexts['about-us']['reach']>;

/** Meanings of the colours of provinces and countries. */
const legend = textsOf(
  import.meta.glob<typeof reach>('/locales/*/reach.json', { eager: true, import: 'default' }),
);

/** Value of `x` from which names would end beyond the map. */
const nearEdge = 1150;

const City = ({ name, x, y }: MapPlace): ReactNode => (
  <g>
    <circle cx={x} cy={y} r="5" />
    <text
      x={x}
      y={y}
      {...(x < nearEdge ? { dx: '0.6em', dy: '-0.45em' } : { textAnchor: 'end', dy: '-0.6em' })}
    >
      {name}
    </text>
  </g>
);

interface LegendEntryProps {
  readonly label?: string;
  readonly names: readonly string[];
  /** Colour that the names have on the map. */
  readonly kind?: 'office' | 'example';
  readonly lang?: Language;
}

/** Names of provinces or countries in one colour of a map, below what it stands for. */
const LegendEntry = ({ label, names, kind, lang }: LegendEntryProps): ReactNode => (
  <>
    {label !== undefined && <h4 className="meta">{label}</h4>}
    <ul className="plain-list reach-countries" lang={lang}>
      {names.map((name) => (
        <li key={name} className={kind}>
          {name}
        </li>
      ))}
    </ul>
  </>
);

interface CaptionProps {
  readonly heading: string;
  readonly text: string;
  /** Legend of the map's colours. */
  readonly children: ReactNode;
}

const Caption = ({ heading, text, children }: CaptionProps): ReactNode => (
  <figcaption>
    <div>
      <h3>{heading}</h3>
      <p>{text}</p>
    </div>
    <div>{children}</div>
  </figcaption>
);

const namesOf = (countries: ReachTexts['markets']['countries']): readonly string[] =>
  countries.map(({ name }) => name);

const Markets = ({
  map,
  heading,
  text,
  countries,
  examples,
  from,
  destinations,
}: ReachTexts['markets']): ReactNode => {
  const { shipped } = legend[useLanguage()];
  return (
    <figure>
      <div className="reach-map" translate="no">
        <img src={mapPath('markets', map)} alt="" width="1344" height="560" loading="lazy" />
        <svg viewBox="0 0 1344 560" aria-hidden="true">
          {[from, ...destinations].map((place) => (
            <City key={place.name} {...place} />
          ))}
        </svg>
      </div>
      <Caption heading={heading} text={text}>
        <LegendEntry label={shipped} names={namesOf(countries)} />
        {examples && (
          <LegendEntry label={examples.label} names={namesOf(examples.countries)} kind="example" />
        )}
      </Caption>
    </figure>
  );
};

const Provinces = ({ map, heading, text, offices, visited }: ReachTexts['provinces']): ReactNode => {
  const labels = legend[useLanguage()];
  return (
    <figure className="reach-beside">
      <div className="reach-map">
        <img src={mapPath('provinces', map)} alt="" width="1012" height="448" loading="lazy" />
      </div>
      <Caption heading={heading} text={text}>
        <LegendEntry label={labels.office} names={offices} kind="office" lang="tr" />
        <LegendEntry label={labels.visited} names={visited} lang="tr" />
        <LegendEntry names={[labels.other]} kind="example" />
      </Caption>
    </figure>
  );
};

/** Two maps of where in Türkiye and abroad products of the company are. */
export const Reach = ({ heading, provinces, markets }: ReachTexts): ReactNode => (
  <section className="reach">
    <h2>{heading}</h2>
    <Provinces {...provinces} />
    <Markets {...markets} />
  </section>
);
