import { userInfo } from 'node:os';
import { OperatorError } from '#domain/shared/errors/operator-error.ts';
import type { UserOf } from '#domain/desk/sign-in.ts';
import type { Config } from '../config.ts';
import type { Vouching } from '../http/desk/identify-user.ts';

/** The settings would let people in whom nobody vouches for, or send passwords in clear. */
class DeskSettingsError extends OperatorError {
  override readonly name = 'DeskSettingsError';
}

type Settings = Pick<Config, 'deskHost' | 'deskUrl' | 'deskUserHeader' | 'deskUsersFile' | 'trustedProxies'>;

const isLoopback = (host: string): boolean =>
  host === 'localhost' || host === '::1' || /^127(?:\.\d{1,3}){3}$/u.test(host);

/** @throws DeskSettingsError */
const refuse = (text: string): never => {
  throw new DeskSettingsError(text);
};

/**
 * Decides who vouches for the users of the desk.
 * @throws DeskSettingsError where nobody would, at an address that others reach
 */
export const vouchingOf = (
  { deskHost, deskUrl, deskUserHeader, deskUsersFile, trustedProxies }: Settings,
  userOf: UserOf,
): Vouching => {
  if (deskUserHeader !== undefined && deskUsersFile !== undefined)
    return refuse('Set either DESK_USER_HEADER or DESK_USERS_FILE: one of them says who the user is.');
  if (deskUserHeader !== undefined) {
    if (trustedProxies.length === 0)
      return refuse('DESK_USER_HEADER needs TRUST_PROXY: else anybody could write the header.');
    return { by: 'proxy', header: deskUserHeader, trustedProxies };
  }
  if (deskUsersFile !== undefined) {
    if (!isLoopback(deskHost) && deskUrl?.startsWith('https:') !== true)
      return refuse('DESK_USERS_FILE needs a DESK_URL of https: passwords would be sent in clear.');
    return { by: 'session', userOf };
  }
  if (!isLoopback(deskHost))
    return refuse(
      `DESK_HOST ${deskHost} can be reached by others: set DESK_USERS_FILE, or DESK_USER_HEADER with TRUST_PROXY.`,
    );
  if (deskUrl !== undefined && !isLoopback(new URL(deskUrl).hostname.replaceAll(/[[\]]/gu, '')))
    return refuse(
      'DESK_URL is an address that others reach: set DESK_USERS_FILE, or DESK_USER_HEADER with TRUST_PROXY.',
    );
  return { by: 'machine', user: userInfo().username };
};
