import * as z from 'zod/mini';
import { inEachLanguage, languages } from '#domain/shared/language.ts';
import { localized } from './localized.ts';

const file = z.object({ file: z.string(), bytes: z.number() });

const version = z.object({
  version: z.string(),
  date: z.string(),
  languages: z.readonly(z.array(z.enum(languages))),
  signed: z.exactOptional(z.string()),
  expires: z.exactOptional(z.string()),
  files: z.exactOptional(z.object(inEachLanguage(() => z.exactOptional(file)))),
});

const texts = z.exactOptional(z.readonly(z.array(z.string())));

/** Documents of a product (not in spec §3): of each the present version first; dates are days as 2026-03-14. */
export const documents = z.exactOptional(
  z.readonly(
    z.array(
      z.object({
        id: z.string(),
        kind: z.enum(['instructions', 'declaration', 'certificate', 'brochure']),
        title: z.exactOptional(localized),
        individual: z.exactOptional(z.literal(true)),
        refs: texts,
        lots: texts,
        versions: z.readonly(z.tuple([version], version)),
      }),
    ),
  ),
);
