import type { ReactNode } from 'react';
import { useLanguage } from '../../../i18n/use-language.ts';
import { paths } from '../../../lib/paths.ts';
import { useSite } from '../../../api/site.ts';
import { SitePicture } from '../../../components/site-picture.tsx';
import { SiteLink } from '../../../components/navigation/site-link.tsx';

/** Cards of all solutions and services, each linked to its page. */
export const SolutionCards = (): ReactNode => {
  const language = useLanguage();
  const { catalogue, services } = useSite();
  const entries = [
    ...catalogue.solutions.map(({ slug, name, summary }) => ({
      to: paths.solution(slug),
      picture: slug,
      title: name[language],
      text: summary[language],
    })),
    {
      to: paths.technicalService,
      picture: 'technical-service',
      title: services['technical-service'].title[language],
      text: services['technical-service'].lead[language],
    },
    {
      to: paths.oem,
      picture: 'oem',
      title: services.oem.title[language],
      text: services.oem.lead[language],
    },
  ];
  return (
    <ul className="cards">
      {entries.map(({ to, picture, title, text }) => (
        <li key={to} className="card">
          <SitePicture
            kind="solution"
            name={picture}
            alt=""
            sizes="(width < 40rem) 92vw, (width < 64rem) 45vw, 20rem"
          />
          <h3>
            <SiteLink to={to}>{title}</SiteLink>
          </h3>
          <p>{text}</p>
        </li>
      ))}
    </ul>
  );
};
