import { OperatorError } from '#domain/shared/operator-error.ts';

/** An error in a content file. */
export interface ContentProblem {
  /** Relative to the content folder. */
  readonly file: string;
  /** 1-based. */
  readonly line: number;
  readonly text: string;
}

/** The content files are invalid; nothing was written. */
export class InvalidContentError extends OperatorError {
  override readonly name = 'InvalidContentError';
  readonly problems: readonly ContentProblem[];

  constructor(problems: readonly ContentProblem[]) {
    const lines = problems.map(({ file, line, text }) => `content/${file}:${line} ${text}`);
    super(`${lines.join('\n')}\nProblems in the content files: ${problems.length}`);
    this.problems = problems;
  }
}
