import { expect, test } from 'vitest';
import type { Company } from '#domain/company/company.ts';
import { CompanyNotLoadedError } from '#domain/company/errors.ts';
import { createGetCompany } from '#domain/company/get-company.ts';

const company: Company = {
  name: 'Örnek',
  legalName: { tr: 'Örnek Ltd. Şti.', en: 'Örnek Ltd' },
  founded: 2009,
  offices: [],
  phones: ['+90 312 000 00 01', '+90 212 000 00 02'],
  email: 'info@example.com',
  address: { tr: 'Ankara, Türkiye', en: 'Ankara, Turkey' },
  social: { linkedin: 'https://linkedin.example/', instagram: 'https://instagram.example/' },
  messaging: 'https://chat.example/',
  maps: { tr: 'https://map.example/tr', en: 'https://map.example/en' },
  manager: {
    name: 'Elif Örnek',
    role: { tr: 'Genel Müdür', en: 'General Manager' },
    profile: 'https://linkedin.example/elif',
    biography: { tr: 'Mühendis.', en: 'An engineer.' },
  },
  recipients: {
    offer: 'a@example.com',
    technicalService: 'b@example.com',
    oem: 'c@example.com',
    catalogue: 'd@example.com',
  },
};

test('the company is returned as the repository holds it', async () => {
  expect(await createGetCompany({ repository: { company: async () => company } })()).toEqual(company);
});

test('before any content is loaded, getting the company rejects', async () => {
  const getCompany = createGetCompany({
    repository: { company: () => Promise.reject(new CompanyNotLoadedError()) },
  });

  await expect(getCompany()).rejects.toThrow(CompanyNotLoadedError);
});
