import type { RequestBook } from '#domain/requests/ports.ts';
import type { RequestWords } from '#domain/requests/visitor-request.ts';

interface Dependencies {
  readonly book: Pick<RequestBook, 'holds'>;
}

/** Whether the same words under the same key were taken in before, so that they cost nobody anything. */
export const createIsRepeat =
  ({ book }: Dependencies) =>
  (words: RequestWords, key: string): Promise<boolean> =>
    book.holds(words, key);
