/** The `benchmark` export of a file in bench/. */
export interface Benchmark {
  /** What is compared, and in which unit. */
  readonly title: string;
  /** Measures everything in one go, so that the lines of the table can be compared. */
  run(): Promise<readonly Readonly<Record<string, string | number>>[]>;
}
