import type { RequestRepository } from '#domain/requests/ports.ts';
import type { RequestContent } from '#domain/requests/visitor-request.ts';

interface Dependencies {
  readonly repository: Pick<RequestRepository, 'exists'>;
}

/** Whether equal content was stored under the same key, so that a retry does not count against the rate limit. */
export const createIsDuplicate =
  ({ repository }: Dependencies) =>
  (content: RequestContent, key: string): Promise<boolean> =>
    repository.exists(content, key);

export type IsDuplicate = ReturnType<typeof createIsDuplicate>;
