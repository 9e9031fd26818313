import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { parse } from 'yaml';
import * as z from 'zod';

const file = path.resolve(import.meta.dirname, '..', 'content', 'company.yaml');

const company = z.object({
  name: z.string(),
  email: z.string(),
  offices: z.tuple([z.object({ phone: z.string() })], z.unknown()),
});

/** The company's name, phone and e-mail, where the loaded content is not available: in icons and the maintenance page. */
export const readCompany = async (): Promise<Readonly<Record<'name' | 'email' | 'phone', string>>> => {
  const { name, email, offices } = company.parse(parse(await readFile(file, 'utf8')));
  return { name, email, phone: offices[0].phone };
};
