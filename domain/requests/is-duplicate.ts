import type { RequestRepository } from '#domain/requests/ports.ts';
import type { RequestContent } from '#domain/requests/visitor-request.ts';

interface Dependencies {
  readonly repository: Pick<RequestRepository, 'exists'>;
}

/** Whether the same words under the same key were taken in before, so that they cost nobody anything. */
export const createIsDuplicate =
  ({ repository }: Dependencies) =>
  (words: RequestContent, key: string): Promise<boolean> =>
    repository.exists(words, key);

export type IsDuplicate = ReturnType<typeof createIsDuplicate>;
