import * as z from 'zod/mini';
import { fromWire, localized, toWire, wireText } from './localized.ts';

const shared = {
  name: z.string(),
  founded: z.number(),
  phones: z.readonly(z.array(z.string())),
  email: z.string(),
  social: z.object({ linkedin: z.string(), instagram: z.string() }),
  messaging: z.string(),
};

const place = z.object({
  at: z.readonly(z.tuple([z.number(), z.number()])),
  x: z.number(),
  y: z.number(),
});

const officeView = z.object({
  phone: z.string(),
  address: localized,
  city: z.exactOptional(localized),
  role: z.exactOptional(localized),
  place: z.exactOptional(place),
});

const office = z.codec(
  z.object({
    phone: z.string(),
    ...wireText('address'),
    city: z.exactOptional(z.string()),
    city_tr: z.exactOptional(z.string()),
    role: z.exactOptional(z.string()),
    role_tr: z.exactOptional(z.string()),
    place: z.exactOptional(place),
  }),
  officeView,
  {
    decode: ({ phone, city, city_tr, role, role_tr, place: where, ...wire }) => ({
      phone,
      address: fromWire(wire, 'address'),
      ...(city !== undefined && { city: { tr: city_tr ?? city, en: city } }),
      ...(role !== undefined && { role: { tr: role_tr ?? role, en: role } }),
      ...(where && { place: where }),
    }),
    encode: ({ phone, address, city, role, place: where }) => ({
      phone,
      ...toWire('address', address),
      ...(city && toWire('city', city)),
      ...(role && toWire('role', role)),
      ...(where && { place: where }),
    }),
  },
);

const manager = { name: z.string(), profile: z.string() };

/** GET /api/company, for the footer, contact and management pages (not in spec §7). */
export const company = z.codec(
  z.object({
    ...shared,
    offices: z.readonly(z.array(office)),
    ...wireText('legal_name'),
    ...wireText('address'),
    ...wireText('map'),
    manager: z.object({ ...manager, ...wireText('role'), ...wireText('biography') }),
  }),
  z.object({
    ...shared,
    offices: z.readonly(z.array(officeView)),
    legalName: localized,
    address: localized,
    maps: localized,
    manager: z.object({ ...manager, role: localized, biography: localized }),
  }),
  {
    decode: ({ manager: person, ...wire }) => ({
      name: wire.name,
      founded: wire.founded,
      offices: wire.offices,
      phones: wire.phones,
      email: wire.email,
      social: wire.social,
      messaging: wire.messaging,
      legalName: fromWire(wire, 'legal_name'),
      address: fromWire(wire, 'address'),
      maps: fromWire(wire, 'map'),
      manager: {
        name: person.name,
        profile: person.profile,
        role: fromWire(person, 'role'),
        biography: fromWire(person, 'biography'),
      },
    }),
    encode: ({ legalName, address, maps, manager: person, ...rest }) => ({
      ...rest,
      ...toWire('legal_name', legalName),
      ...toWire('address', address),
      ...toWire('map', maps),
      manager: {
        name: person.name,
        profile: person.profile,
        ...toWire('role', person.role),
        ...toWire('biography', person.biography),
      },
    }),
  },
);
