import type { ReactNode } from 'react';
import { Picture } from '../../components/picture.tsx';
import { SiteLink } from '../../components/site-link.tsx';
import { Reveal } from '../../components/reveal.tsx';

interface Props {
  readonly to: string;
  /** Name of its drawing. */
  readonly picture: string;
  /** How wide the drawing is shown, as the `sizes` of HTML. */
  readonly sizes: string;
  readonly title: string;
  readonly text: string;
  /** What is to be found there, in a few words. */
  readonly note?: string;
}

/** One of the things that the company offers; all of it leads to its page. */
export const Offering = ({ to, picture, sizes, title, text, note }: Props): ReactNode => (
  <Reveal as="li" className="offering">
    <Picture kind="solution" name={picture} alt="" sizes={sizes} />
    <div className="offering-text">
      <h3>
        <SiteLink to={to}>{title}</SiteLink>
      </h3>
      <p>{text}</p>
      {note !== undefined && <p className="meta">{note}</p>}
    </div>
  </Reveal>
);
