interface BenchmarkOptions {
  /** Absolute path of the content folder with the catalogue. */
  readonly contentDir: string;
}

export type Row = Readonly<Record<string, string | number>>;

/** The `benchmark` export of a file in bench/. */
export interface Benchmark {
  /** Title that says what is measured, and in which unit. */
  readonly title: string;
  /** @returns the rows of the printed table */
  run(options: BenchmarkOptions): Promise<readonly Row[]>;
}
