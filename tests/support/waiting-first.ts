import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Tests that wait for retries, timeouts and slow lines rather than for a processor, the longest first. */
const waiting = [
  'process/nothing-lost.test.ts',
  'browser/every-route.test.ts',
  'integration/backup.test.ts',
  'integration/forms-database-silent.test.ts',
  'process/start.test.ts',
  'process/restart.test.ts',
];

const orderOf = ({ moduleId }: TestSpecification): number => {
  const index = waiting.findIndex((file) => moduleId.endsWith(file));
  return index === -1 ? waiting.length : index;
};

/**
 * Starts the files that wait while there are others to run beside them. In a new clone, vitest would go by their sizes and
 * have the smallest wait alone at the end.
 */
export class WaitingFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    // oxlint-disable-next-line unicorn/no-array-sort -- no array's
    const sorted = await super.sort(files);
    return sorted.toSorted((one, other) => orderOf(one) - orderOf(other));
  }
}
