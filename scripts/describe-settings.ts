import * as z from 'zod';
import { type SettingsReader, explanations, settings } from '../adapters/settings.ts';

const everyReader = ['site', 'worker', 'desk'] as const satisfies readonly SettingsReader[];

const property = z.object({ default: z.union([z.string(), z.number()]).optional() });

const schema = z
  .object({ properties: z.record(z.string(), property) })
  .parse(z.toJSONSchema(settings, { io: 'input' }));

const rowOf = (name: string, variable: z.ZodType): string => {
  const explanation = explanations.get(variable);
  if (!explanation) throw new Error(`${name} has no explanation`);
  const { readBy, text, unset } = explanation;
  const readers = readBy === 'all' ? everyReader : [readBy].flat();
  const byDefault = schema.properties[name]?.default;
  return `| \`${name}\` | ${byDefault ?? unset ?? 'unset'} | ${readers.join(', ')} | ${text} |`;
};

/** Writes docs/settings.md: every setting with its default, who reads it and what it is for. */
export const describeSettings = (): string =>
  [
    '# Settings',
    '',
    'Environment variables. A bad value stops the start with a line that names it; an empty one counts as unset. A site with `WORKER=on`, the default, is a worker too. Commands read what site and worker read.',
    '',
    'This page is made from `adapters/settings.ts`: `npx vitest run --project unit tests/unit/docs/settings.test.ts -u`.',
    '',
    '| variable | default, or what unset means | read by | |',
    '| --- | --- | --- | --- |',
    ...Object.entries(settings.shape).map(([name, variable]) => rowOf(name, variable)),
    '',
  ].join('\n');
