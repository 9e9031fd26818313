/** A network that a visitor's form came from. */
export interface ClientNetwork {
  /** Address or prefix. It names somebody, so it is stored as a hash only. */
  readonly name: string;
  /** Number of clients that it may have: its limits are those of one client, times this. */
  readonly clients: number;
}
