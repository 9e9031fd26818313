import type { ReactNode } from 'react';
import type { Localized } from '#domain/shared/language.ts';
import type { MapPlace, PageTexts } from '#domain/site/page-texts.ts';
import { useLanguage } from '../../i18n/use-language.ts';
import { files } from '../../lib/paths.ts';
import './reach.css';

type ReachTexts = NonNullable<PageTexts['about-us']['reach']>;

/** What the colours of the provinces are. */
const legend: Localized<Readonly<Record<'office' | 'visited' | 'other', string>>> = {
  tr: { office: 'Ofislerimiz', visited: '2025 ve 2026’da yerinde', other: 'Teslimat ve servis: bütün iller' },
  en: {
    office: 'Offices',
    visited: 'On site in 2025 and 2026',
    other: 'Delivery and service: all provinces',
  },
};

/** From there on, names would end beyond the map. */
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

interface CountriesProps {
  readonly countries: ReachTexts['markets']['countries'];
  readonly kind?: 'example';
}

const Countries = ({ countries, kind }: CountriesProps): ReactNode => (
  <ul className="plain-list reach-countries">
    {countries.map(({ code, name }) => (
      <li key={code} className={kind}>
        {name}
      </li>
    ))}
  </ul>
);

const Markets = ({
  heading,
  text,
  countries,
  examples,
  from,
  destinations,
}: ReachTexts['markets']): ReactNode => (
  <figure>
    <div className="reach-map" translate="no">
      <img src={files.map('markets')} alt="" width="1344" height="560" loading="lazy" />
      <svg viewBox="0 0 1344 560" aria-hidden="true">
        {[from, ...destinations].map((place) => (
          <City key={place.name} {...place} />
        ))}
      </svg>
    </div>
    <figcaption>
      <div>
        <h3>{heading}</h3>
        <p>{text}</p>
      </div>
      <div>
        <Countries countries={countries} />
        {examples && (
          <>
            <h4 className="meta">{examples.label}</h4>
            <Countries countries={examples.countries} kind="example" />
          </>
        )}
      </div>
    </figcaption>
  </figure>
);

interface ProvincesProps {
  readonly label: string;
  readonly names: readonly string[];
  readonly kind?: 'office';
}

const NamesOfProvinces = ({ label, names, kind }: ProvincesProps): ReactNode => (
  <>
    <h4 className="meta">{label}</h4>
    <ul className="plain-list reach-countries" lang="tr">
      {names.map((name) => (
        <li key={name} className={kind}>
          {name}
        </li>
      ))}
    </ul>
  </>
);

const Provinces = ({ heading, text, offices, visited }: ReachTexts['provinces']): ReactNode => {
  const labels = legend[useLanguage()];
  return (
    <figure className="reach-beside">
      <div className="reach-map">
        <img src={files.map('provinces')} alt="" width="1012" height="448" loading="lazy" />
      </div>
      <figcaption>
        <div>
          <h3>{heading}</h3>
          <p>{text}</p>
        </div>
        <div>
          <NamesOfProvinces label={labels.office} names={offices} kind="office" />
          <NamesOfProvinces label={labels.visited} names={visited} />
          <ul className="plain-list reach-countries">
            <li className="example">{labels.other}</li>
          </ul>
        </div>
      </figcaption>
    </figure>
  );
};

/** Where in Türkiye and abroad products of the company are, on two maps. */
export const Reach = ({ heading, provinces, markets }: ReachTexts): ReactNode => (
  <section className="reach">
    <h2>{heading}</h2>
    <Provinces {...provinces} />
    <Markets {...markets} />
  </section>
);
