/** What a file of bench/ exports as `benchmark`. */
export interface Benchmark {
  /** What is compared, and in which unit. */
  readonly title: string;
  /** Measures everything in one go, so that the lines of the table can be compared. */
  run(): Promise<readonly Readonly<Record<string, string | number>>[]>;
}
