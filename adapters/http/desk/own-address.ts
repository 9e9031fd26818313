import * as z from 'zod';
import { deskPaths } from '#contracts/desk/paths.ts';

const anyOrigin = 'https://desk.invalid';

const isOwn = (address: string): boolean =>
  address.startsWith('/') &&
  URL.canParse(address, anyOrigin) &&
  new URL(address, anyOrigin).origin === anyOrigin;

/** Address to go on to: a path of the desk, or its first page in place of anything else. */
export const ownAddress = z.string().refine(isOwn).catch(deskPaths.home);
