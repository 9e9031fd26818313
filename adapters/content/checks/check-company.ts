import { isValidPhoneNumber } from 'libphonenumber-js/max';
import type * as z from 'zod';
import { type ContentProblem, type Finding, foundAt } from '#domain/content/problems.ts';
import { domainOf } from '#domain/requests/contact/email-address.ts';
import type { companySchema } from '../schemas/file-schemas.ts';
import type { Coordinates } from '../maps/market-projection.ts';
import { placeOnProvinceMap } from '../maps/province-projection.ts';
import { provincesView } from '../maps/provinces.ts';
import type { YamlFile } from '../yaml/yaml-file.ts';

type Company = z.output<typeof companySchema>;

interface FindingAt extends Finding {
  readonly path: readonly PropertyKey[];
}

const warning = (path: readonly PropertyKey[], text: string): FindingAt => ({ path, text, isWarning: true });

const isInTurkiye = (at: Coordinates): boolean => {
  const { x, y } = placeOnProvinceMap(at);
  return x >= 0 && y >= 0 && x <= provincesView.width && y <= provincesView.height;
};

/** Places outside of Türkiye that lie in it with their numbers swapped. */
const swappedPlaces = ({ offices }: Company): FindingAt[] =>
  offices.flatMap(({ place }, index) => {
    if (!place || isInTurkiye(place.at)) return [];
    const [longitude, latitude] = place.at;
    return isInTurkiye([latitude, longitude])
      ? [warning(['offices', index, 'at'], `longitude comes first: is [${latitude}, ${longitude}] meant?`)]
      : [];
  });

/** The marker of a map of OpenStreetMap, whose latitude comes first. */
const markerOf = (url: string): Coordinates | undefined => {
  const [latitude, longitude] = (new URL(url).searchParams.get('marker') ?? '').split(',').map(Number);
  return latitude === undefined || longitude === undefined ? undefined : [longitude, latitude];
};

const swappedMarkers = ({ maps }: Company): FindingAt[] =>
  Object.entries(maps).flatMap(([language, url]) => {
    const marker = markerOf(url);
    if (!marker || isInTurkiye(marker) || !isInTurkiye([marker[1], marker[0]])) return [];
    return [warning(['maps', language], 'the latitude of the marker comes first, and then its longitude')];
  });

/** Addresses of another network than that of their key. */
const otherNetworks = ({ social }: Company): FindingAt[] =>
  Object.entries(social).flatMap(([network, url]) => {
    const { hostname } = new URL(url);
    return hostname.split('.').includes(network)
      ? []
      : [warning(['social', network], `leads to ${hostname}: is it the page at ${network}?`)];
  });

/** A number that nobody could write to. */
const wrongNumber = ({ messaging }: Company): FindingAt[] => {
  const { hostname, pathname, searchParams } = new URL(messaging);
  if (hostname !== 'wa.me' && !hostname.endsWith('whatsapp.com')) return [];
  const number = searchParams.get('phone') ?? pathname.slice(1);
  if (!/^[+\d]+$/u.test(number)) return [];
  if (number.startsWith('+'))
    return [
      { path: ['messaging'], text: `write the number without +, like https://wa.me/${number.slice(1)}` },
    ];
  return isValidPhoneNumber(`+${number}`)
    ? []
    : [{ path: ['messaging'], text: `${number} is no valid telephone number, so nobody could write to it` }];
};

/** Addresses of another domain than that of the company. */
const otherDomains = ({ email, recipients }: Company): FindingAt[] => {
  const own = domainOf(email).toLowerCase();
  return Object.entries(recipients).flatMap(([kind, address]) => {
    const domain = domainOf(address).toLowerCase();
    return domain === own
      ? []
      : [warning(['recipients', kind], `${domain} is not ${own}, that of email: is it right?`)];
  });
};

/** Finds what of the company contradicts itself, or leads nobody to it. @param today as 2026-03-14 */
export const checkCompany = ({ file, value, lineOf }: YamlFile<Company>, today: string): ContentProblem[] => {
  const founded: FindingAt[] =
    value.founded > Number(today.slice(0, 4))
      ? [{ path: ['founded'], text: `${value.founded} is later than today: is the year right?` }]
      : [];
  return [
    ...founded,
    ...swappedPlaces(value),
    ...swappedMarkers(value),
    ...otherNetworks(value),
    ...wrongNumber(value),
    ...otherDomains(value),
  ].map(({ path, ...finding }) =>
    foundAt(file, lineOf(path), { ...finding, text: `${path.join('.')}: ${finding.text}` }),
  );
};
