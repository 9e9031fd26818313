import type { AdministrationLogEntry } from '#domain/requests/administration-log.ts';
import { oneLine } from '#domain/shared/one-line.ts';
import { turkishTime } from '#domain/shared/turkish-time.ts';

/** An entry of the administration's log as one line for a terminal. */
export const logLine = ({ at, operator, action, requests, selection }: AdministrationLogEntry): string =>
  [
    turkishTime(at),
    action.padEnd('resend'.length),
    String(requests).padStart(6),
    oneLine(operator),
    ...Object.entries(selection).map(([key, value]) => `${key}=${oneLine(String(value))}`),
  ].join('  ');
