import { paths } from '#domain/site/paths.ts';

/** The things that a visitor may have looked for in vain. */
export const questionSubjects = ['words', 'document', 'lots'] as const;

/** What a visitor looked for in vain, as it was written. */
export type Question = Readonly<Partial<Record<(typeof questionSubjects)[number], string>>>;

/** The parameter for each subject in the address of the request page. */
export const questionParameters = {
  words: 'q',
  document: 'document',
  lots: 'lot',
} as const satisfies Question;

/** Whether a parameter of the request page's address is part of a question. */
export const isQuestionParameter = (name: string): boolean =>
  questionSubjects.some((subject) => questionParameters[subject] === name);

/** Path, without the language, of the page with the form whose message begins with the question. */
export const questionPath = (question: Question): string => {
  const parameters = new URLSearchParams(
    questionSubjects.flatMap((subject) => {
      const text = question[subject];
      return text ? [[questionParameters[subject], text]] : [];
    }),
  );
  return parameters.size > 0 ? `${paths.request}?${parameters}` : paths.request;
};
