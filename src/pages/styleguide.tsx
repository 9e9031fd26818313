import { type ReactNode, useRef } from 'react';
import type { SubmissionResult } from '#contracts/submission-result.ts';
import { Banner } from '../components/banner.tsx';
import { ContactDetails } from '../components/contact/contact-details.tsx';
import { ClickToLoadMap } from '../components/map/click-to-load-map.tsx';
import { ProductList } from '../features/catalogue/listing/product-list.tsx';
import { SearchForm } from '../features/search/search-form.tsx';
import { TextSections } from '../components/text/text-sections.tsx';
import { AddToRequest } from '../features/request/list/add-to-request.tsx';
import { Field } from '../features/request/form/fields/field.tsx';
import { FormMessage } from '../features/request/form/submission/form-message.tsx';
import { OfferLink } from '../features/request/offer/offer-link.tsx';
import { useSite } from '../api/site.ts';
import { paths } from '../lib/paths.ts';
import './styles/category.css';
import './styles/home.css';
import './styles/news-item.css';
import './styles/news.css';
import './styles/partners.css';
import './styles/product.css';
import './styles/request.css';
import './styles/search.css';
import './styles/solution.css';
import { inEachLanguage, withFallback } from '#domain/shared/language.ts';

// In development only, so its texts are in no locale file.

const colours = [
  'ink',
  'ink-deep',
  'ink-soft',
  'paper',
  'paper-deep',
  'white',
  'line',
  'line-dark',
  'accent',
  'accent-deep',
  'accent-light',
  'on-dark',
  'on-dark-soft',
];

const sizes = [
  'display',
  'numeral',
  'heading-1',
  'heading-2',
  'heading-3',
  'text-large',
  'text',
  'text-small',
];

const results: readonly SubmissionResult[] = [
  { kind: 'sent' },
  { kind: 'invalid', errors: [] },
  { kind: 'tooMany', retryAfter: 120 },
  { kind: 'unavailable' },
];

const sample = (slug: string, tr: string, en: string) => ({
  slug: inEachLanguage(() => slug),
  name: withFallback({ tr, en }),
  brand: 'acteon',
});

const products = [
  sample('orvia-p2-piezo-bone-surgery-unit', 'Orvia P2 Piezo Ünitesi', 'Orvia P2 Piezo Bone Surgery Unit'),
  sample('iridan-v-camera-microscope-head', 'Mikroskop başlığı', 'Camera Microscope Head'),
  sample('kolbry-inclinable-binocular-microscope-head', 'Binoküler başlık', 'Inclinable Binocular Head'),
];

const Part = ({ title, children }: { readonly title: string; readonly children: ReactNode }): ReactNode => (
  <section className="section">
    <h2>{title}</h2>
    {children}
  </section>
);

const Buttons = ({ onInk = false }: { readonly onInk?: boolean }): ReactNode => (
  <p className={onInk ? 'actions on-ink' : 'actions'}>
    <OfferLink />
    <button type="button" className="button">
      Primary
    </button>
    <button type="button" className="button secondary">
      Secondary
    </button>
    <button type="button" className="button tertiary">
      Quiet
    </button>
    <button type="button" className="button" disabled>
      Disabled
    </button>
    <a href="#links" className="arrow-link">
      Leads on
    </a>
    <a href="#links" className="arrow-link back">
      Leads back
    </a>
  </p>
);

const Fields = (): ReactNode => (
  <div className="fields">
    {[undefined, 'required'].map((error) => (
      <Field key={error ?? ''} id={`name-${error}`} field="name" label="Name" required error={error}>
        {(attributes) => <input {...attributes} defaultValue={error ? '' : 'Elif Örnek'} />}
      </Field>
    ))}
    <Field id="message" field="message" label="Message" error={undefined} className="wide">
      {(attributes) => <textarea {...attributes} rows={4} />}
    </Field>
  </div>
);

const Colours = (): ReactNode => (
  <Part title="Colour">
    <ul className="cards">
      {colours.map((colour) => (
        <li key={colour}>
          <div style={{ height: '4rem', border: '1px solid', background: `var(--${colour})` }} />
          {colour}
        </li>
      ))}
    </ul>
  </Part>
);

const Type = (): ReactNode => (
  <Part title="Type">
    {sizes.map((size) => (
      <p key={size} style={{ fontSize: `var(--${size})`, lineHeight: 1.1 }}>
        Ağrısız İğne {size}
      </p>
    ))}
    <p className="serif-line">A line of the serif, as İstanbul’dan Ankara’ya</p>
    <p className="numeral">0123456789</p>
    <p className="lead">A lead that says in one or two lines what the page is about.</p>
    <p>
      Running text with <a href="#links">a link</a>, é, ñ and ø, ± 0.5 µm and “quotes”.
    </p>
    <p className="meta">A label or remark</p>
  </Part>
);

const Tags = (): ReactNode => (
  <Part title="Tags">
    <p className="tags">
      <a href="#tags" className="tag">
        Acteon <span className="count">12</span>
      </a>
      <a href="#tags" className="tag" aria-current="true">
        Saeshin <span className="count">3</span>
      </a>
      <button type="button" className="tag" aria-pressed="true">
        Pressed
      </button>
      <button type="button" className="tag" disabled>
        Disabled
      </button>
    </p>
  </Part>
);

const Forms = (): ReactNode => {
  const message = useRef<HTMLParagraphElement>(null);
  return (
    <Part title="Forms">
      <Fields />
      <SearchForm query="mikroskop" />
      <p className="actions request-form">
        <button type="button" className="button" disabled>
          <span className="spinner" /> Sending
        </button>
      </p>
      {results.map((result) => (
        <FormMessage key={result.kind} result={result} ref={message} />
      ))}
    </Part>
  );
};

const Table = (): ReactNode => (
  <Part title="Table">
    <div
      className="table"
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- scrolling by keyboard requires focus
      tabIndex={0}
    >
      <table>
        <caption>Technical data</caption>
        <thead>
          <tr>
            <th scope="col">Part</th>
            <th scope="col">Length</th>
          </tr>
        </thead>
        <tbody>
          <tr>
            <th scope="row">Handle</th>
            <td>128 mm</td>
          </tr>
        </tbody>
      </table>
    </div>
  </Part>
);

/** Every component in every state that needs no interaction; hover, press and Tab show the others. */
export const Page = (): ReactNode => {
  const { name } = useSite().company;
  return (
    <>
      <Banner title="Styleguide" lead="A pictured banner with its lead" picture="about-us" />
      <Banner title="A plain banner" lead={name} trail={[{ label: 'Parent', to: paths.news }]} />
      <div className="frame">
        <Colours />
        <Type />
        <Part title="Buttons and links">
          <Buttons />
        </Part>
      </div>
      <div className="on-ink" style={{ background: 'var(--ink)', color: 'var(--on-dark)' }}>
        <div className="frame section">
          <Buttons onInk />
        </div>
      </div>
      <div className="frame">
        <Tags />
        <Forms />
        <Part title="Nothing to show">
          <p className="empty">No item found</p>
        </Part>
        <Table />
        <Part title="Cards">
          <ProductList products={products} renderAction={(product) => <AddToRequest product={product} />} />
        </Part>
        <Part title="Longer text">
          <TextSections
            sections={[
              { heading: 'A heading', text: 'A paragraph.\nAnother one.' },
              { heading: 'Another heading', text: 'A paragraph.' },
            ]}
          />
        </Part>
        <Part title="Contact">
          <div className="contact">
            <ContactDetails />
            <ClickToLoadMap />
          </div>
        </Part>
      </div>
    </>
  );
};
