/** The `benchmark` export of a file in bench/. */
export interface Benchmark {
  /** What is measured, and in which unit. */
  readonly title: string;
  /** @returns the rows of the printed table */
  run(): Promise<readonly Readonly<Record<string, string | number>>[]>;
}
