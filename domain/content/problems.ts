import { OperatorError } from '#domain/shared/errors/operator-error.ts';

/** Something that staff should know of a content file. */
export interface ContentProblem {
  /** Relative to the content folder. */
  readonly file: string;
  /** 1-based. */
  readonly line: number;
  /** A sentence that says what is wrong or what to do. */
  readonly text: string;
  /** Whether it may be meant as it is, and does not stop a load. */
  readonly isWarning?: true;
}

/** Finding at a place that is yet to be named. */
export type Finding = Pick<ContentProblem, 'text' | 'isWarning'>;

/** A finding with its place. */
export const foundAt = (file: string, line: number, { text, isWarning: may }: Finding): ContentProblem =>
  may ? { file, line, text, isWarning: may } : { file, line, text };

export const isWarning = ({ isWarning: may }: ContentProblem): boolean => may === true;

export const isError = (problem: ContentProblem): boolean => !isWarning(problem);

export const formatProblem = (problem: ContentProblem): string =>
  `content/${problem.file}:${problem.line} ${isWarning(problem) ? 'warning: ' : ''}${problem.text}`;

/** The content files are invalid; nothing was written. */
export class InvalidContentError extends OperatorError {
  override readonly name = 'InvalidContentError';
  /** Errors and warnings. */
  readonly problems: readonly ContentProblem[];

  constructor(problems: readonly ContentProblem[]) {
    const warnings = problems.filter(isWarning).length;
    const counts = `Problems in the content files: ${problems.length - warnings}`;
    super(
      [...problems.map(formatProblem), warnings > 0 ? `${counts}; warnings: ${warnings}` : counts].join('\n'),
    );
    this.problems = problems;
  }
}
