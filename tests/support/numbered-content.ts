/** Files of the small content folder that get the same number with each publication. */
export const numberedFiles = ['products/drills/ear-drill.yaml', 'products/drills/foot-pedal.yaml'] as const;

const mark = /(?<before>description:\n {2}tr: [^\n]*?)(?: \d+)?\n/u;

const decode = (bytes: Uint8Array | undefined): string => new TextDecoder().decode(bytes);

/** Writes a number behind the Turkish description. */
export const withNumber = (bytes: Uint8Array | undefined, number: number): Uint8Array =>
  Buffer.from(decode(bytes).replace(mark, `$<before> ${number}\n`));

/** Reads the number; 0 before the first publication. */
export const numberIn = (bytes: Uint8Array | undefined): number =>
  Number(/description:\n {2}tr: [^\n]*? (?<number>\d+)\n/u.exec(decode(bytes))?.groups?.['number'] ?? 0);
