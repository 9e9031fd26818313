import type { ErasePerson } from '#domain/requests/erase-person.ts';
import type { RequestRecord } from '#domain/requests/visitor-request.ts';

/** Everything that goes with the person who sent a request. */
export interface ErasurePlan {
  readonly request: Pick<RequestRecord, 'id' | 'reference' | 'name' | 'email'>;
  /** Number of requests from the same e-mail address. */
  readonly requests: number;
  readonly files: number;
  readonly notes: number;
}

/** Finds what would be erased; `undefined` when there is no such request. */
export type PlanErasure = (id: string) => Promise<ErasurePlan | undefined>;

interface Dependencies {
  readonly planErasure: PlanErasure;
  readonly erasePerson: ErasePerson;
}

/** Erases the person who sent a request. @returns the number of requests that are gone */
export const createEraseSender =
  ({ planErasure, erasePerson }: Dependencies) =>
  async (id: string, user: string): Promise<number | undefined> => {
    const plan = await planErasure(id);
    return plan && erasePerson(plan.request.email, user);
  };

export type EraseSender = ReturnType<typeof createEraseSender>;
