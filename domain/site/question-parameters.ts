/** Parameters of the request page's address that begin its message: words, what a document is wanted for, and lots. */
export const questionParameters = ['q', 'document', 'lot'] as const;

/** Whether a parameter of the request page's address is part of a question. */
export const isQuestionParameter = (name: string): boolean =>
  questionParameters.some((parameter) => parameter === name);
