/** A picture that is drawn from the content when it is asked for. */
export interface DrawnPicture {
  /** Changes with what the picture shows, so that its address does; left out where it never changes. */
  readonly version?: string;
  readonly draw: () => Promise<Uint8Array | string>;
}
