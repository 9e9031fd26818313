import { formSectionId } from '#domain/site/paths.ts';
import { paths } from '#domain/site/pages.ts';
import type { questionParameters } from '#domain/site/question-parameters.ts';

/** Text that a visitor looked for in vain, as it was written, by parameter of the address. */
export type Question = Readonly<Partial<Record<(typeof questionParameters)[number], string>>>;

/** Path, without the language, of the form whose message begins with the question. */
export const questionPath = (question: Question): string =>
  `${paths.request}?${new URLSearchParams(question)}#${formSectionId}`;
