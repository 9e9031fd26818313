/** RFC 9457 problem document. It never holds a `message`: in this API a truthy `message` means success. */
export interface Problem {
  readonly type: string;
  readonly title: string;
  readonly status: number;
  readonly detail?: string;
}

export const problemMediaType = 'application/problem+json';
