import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { parse } from 'yaml';
import * as z from 'zod';

const file = path.resolve(import.meta.dirname, '..', 'content', 'company.yaml');

/** The company's name, where the loaded content is not available: in icons and the maintenance page. */
export const readCompanyName = async (): Promise<string> =>
  z.object({ name: z.string() }).parse(parse(await readFile(file, 'utf8'))).name;
