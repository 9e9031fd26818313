import { setTimeout as wait } from 'node:timers/promises';
import type { Fault } from './faults.ts';
import type { Installation } from './installation.ts';
import { type Tally, describeTally, tallySince } from './tally.ts';

interface Options {
  readonly installation: Installation;
  readonly faults: readonly Fault[];
  /** Time after which no fault begins, in milliseconds since 1970. */
  readonly end: number;
  /** Time from the beginning of a fault to that of the next. */
  readonly everyMs: number;
  /** Counts of what visitors see. */
  readonly seen: Tally;
}

/** Time after a fault in which visitors may still see it, in milliseconds. */
const afterMs = 4000;

const shuffle = <Item>(items: readonly Item[]): Item[] =>
  items
    .map((item) => ({ item, order: Math.random() }))
    .toSorted((one, other) => one.order - other.order)
    .map(({ item }) => item);

/** Every fault once in an order of its own, again and again: none is left to chance. */
const deal = function* (faults: readonly Fault[]): Generator<Fault> {
  for (;;) yield* shuffle(faults);
};

/**
 * Injects faults one after the other, of different parts at the same time too (beside one of part none, nothing), and prints each with what visitors saw
 * meanwhile and shortly after. Resolves when all are over.
 * @returns how often each was injected
 */
export const injectFaults = async ({
  installation,
  faults,
  end,
  everyMs,
  seen,
}: Options): Promise<ReadonlyMap<string, number>> => {
  const start = Date.now();
  const injected = new Map<string, number>(faults.map(({ name }) => [name, 0]));
  const running = new Map<Fault['part'], Promise<void>>();
  const reports: Promise<void>[] = [];
  const report = async (text: string, before: ReadonlyMap<string, number>): Promise<void> => {
    await wait(afterMs);
    console.log(`${text}; ${describeTally(tallySince(seen, before))}`);
  };
  const inject = async ({ name, part, inject: run }: Fault): Promise<void> => {
    await running.get(part);
    if (Date.now() >= end) return;
    const [began, before] = [Date.now(), new Map(seen.counts)];
    injected.set(name, (injected.get(name) ?? 0) + 1);
    await run(installation);
    const seconds = ((Date.now() - began) / 1000).toFixed(1);
    reports.push(report(`${Math.round((began - start) / 1000)} s: ${name} (${seconds} s)`, before));
  };
  for (const fault of deal(faults)) {
    if (Date.now() >= end) break;
    if (fault.part === 'none') {
      await Promise.all(running.values());
      await inject(fault);
    } else running.set(fault.part, inject(fault));
    await wait(everyMs);
  }
  await Promise.all(running.values());
  await Promise.all(reports);
  return injected;
};
