import type { ReactNode } from 'react';
import { SitePicture } from '../../components/site-picture.tsx';
import { SiteLink } from '../../components/navigation/site-link.tsx';
import { Reveal } from '../../components/reveal.tsx';

interface Props {
  readonly to: string;
  readonly picture: string;
  /** HTML `sizes` of the picture. */
  readonly sizes: string;
  readonly title: string;
  readonly text: string;
  readonly note?: string;
}

/** A solution or service, linked to its page. */
export const Offering = ({ to, picture, sizes, title, text, note }: Props): ReactNode => (
  <Reveal as="li" className="offering">
    <SitePicture kind="solution" name={picture} alt="" sizes={sizes} />
    <div className="offering-text">
      <h3 className="title-arrow">
        <SiteLink to={to}>{title}</SiteLink>
      </h3>
      <p>{text}</p>
      {note !== undefined && <p className="meta">{note}</p>}
    </div>
  </Reveal>
);
