import { Resolver } from 'node:dns/promises';
import * as z from 'zod';
import type { AcceptsMail } from '#domain/requests/ports.ts';

interface Options {
  /** Addresses of DNS servers, as `127.0.0.1:53`; by default those of the machine. */
  readonly servers?: readonly string[];
}

const timeoutMs = 2000;

const dnsError = z.object({ code: z.string() });

/** Returns what a DNS server answered; `undefined` where it gave no answer. */
const answerOf = async <Record>(
  query: Promise<readonly Record[]>,
): Promise<readonly Record[] | undefined> => {
  try {
    return await query;
  } catch (error) {
    const { code } = dnsError.safeParse(error).data ?? {};
    // No such domain, and no such record.
    return code === 'ENOTFOUND' || code === 'ENODATA' ? [] : undefined;
  }
};

/** RFC 7505: the domain takes no mail at all. */
const isNullMx = ({ exchange }: { readonly exchange: string }): boolean =>
  exchange === '' || exchange === '.';

/** Whether the domain may have addresses: without MX records, these take its mail (RFC 5321 §5.1). */
const hasAddress = async (resolver: Resolver, domain: string): Promise<boolean> => {
  const answers = await Promise.all([
    answerOf(resolver.resolve4(domain)),
    answerOf(resolver.resolve6(domain)),
  ]);
  return answers.some((addresses) => addresses === undefined || addresses.length > 0);
};

const lookUp = async (resolver: Resolver, domain: string): Promise<boolean> => {
  const exchanges = await answerOf(resolver.resolveMx(domain));
  if (exchanges === undefined) return true;
  return exchanges.length > 0 ? !exchanges.every(isNullMx) : hasAddress(resolver, domain);
};

/** Asks the DNS, for two seconds at most. */
export const createAcceptsMail =
  ({ servers }: Options = {}): AcceptsMail =>
  async (domain) => {
    const resolver = new Resolver({ timeout: timeoutMs, tries: 1 });
    if (servers) resolver.setServers(servers);
    // Cancelled queries count as unanswered.
    const timeout = setTimeout(() => resolver.cancel(), timeoutMs);
    try {
      return await lookUp(resolver, domain);
    } finally {
      clearTimeout(timeout);
    }
  };
