import type { ReactNode } from 'react';
import type { MapPlace, PageTexts } from '#domain/site/page-texts.ts';
import { files } from '../../lib/paths.ts';
import './reach.css';

type ReachTexts = NonNullable<PageTexts['about-us']['reach']>;

const City = ({ name, x, y }: MapPlace): ReactNode => (
  <g>
    <circle cx={x} cy={y} r="5" />
    <text x={x} y={y} dx="0.6em" dy="-0.45em">
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
    <div className="reach-crop">
      <div className="reach-map" translate="no">
        <img src={files.map('markets')} alt="" width="1344" height="560" loading="lazy" />
        <svg viewBox="0 0 1344 560" aria-hidden="true">
          {[from, ...destinations].map((place) => (
            <City key={place.name} {...place} />
          ))}
        </svg>
      </div>
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

const Provinces = ({ heading, text, offices, visited }: ReachTexts['provinces']): ReactNode => (
  <figure className="reach-beside">
    <div className="reach-map">
      <img src={files.map('provinces')} alt="" width="1012" height="448" loading="lazy" />
    </div>
    <figcaption>
      <div>
        <h3>{heading}</h3>
        <p>{text}</p>
      </div>
      <ul className="plain-list reach-countries" lang="tr">
        {offices.map((name) => (
          <li key={name} className="office">
            {name}
          </li>
        ))}
        {visited.map((name) => (
          <li key={name}>{name}</li>
        ))}
      </ul>
    </figcaption>
  </figure>
);

/** Where in Türkiye and abroad products of the company are, on two maps. */
export const Reach = ({ heading, provinces, markets }: ReachTexts): ReactNode => (
  <section className="reach">
    <h2>{heading}</h2>
    <Provinces {...provinces} />
    <Markets {...markets} />
  </section>
);
