/** A manufacturer whose products the company carries. A brand's name is the same in every language. */
export interface Brand {
  /** May hold `&` and `+`, as in `smith&nephew` and `drendel-zweiling-d+z` (spec §3). */
  readonly slug: string;
  readonly name: string;
}
