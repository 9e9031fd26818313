/** Length of the hash in the name of a served file, in hexadecimal digits. */
export const fileHashLength = 8;

const hashedStem = new RegExp(String.raw`^(?<plain>.+)\.(?<hash>[\da-f]{${fileHashLength}})$`, 'u');

/** Takes a file name without its ending apart: `saw` and `0f3a9c1b` of `saw.0f3a9c1b`; another name has no hash. */
export const splitHash = (stem: string): { readonly plain: string; readonly hash: string | undefined } => {
  const { plain = stem, hash } = hashedStem.exec(stem)?.groups ?? {};
  return { plain, hash };
};

const splitEnding = (file: string): { readonly stem: string; readonly ending: string } => {
  const dot = file.lastIndexOf('.');
  return dot === -1 ? { stem: file, ending: '' } : { stem: file.slice(0, dot), ending: file.slice(dot) };
};

/** Whether a file name without its ending has a hash, as `saw.0f3a9c1b` has. */
export const isHashed = (stem: string): boolean => splitHash(stem).hash !== undefined;

/** The hash in the name of a served file, such as `0f3a9c1b` of `saw.0f3a9c1b.svg`; `undefined` in another name. */
export const hashOf = (file: string): string | undefined => splitHash(splitEnding(file).stem).hash;

/** The name of a served file without its hash: `saw.svg` of `saw.0f3a9c1b.svg`; any other name as it is. */
export const withoutHash = (file: string): string => {
  const { stem, ending } = splitEnding(file);
  return splitHash(stem).plain + ending;
};

/** A file name without its ending as addresses have it: lower-case letters, digits and `&+_-`. Staff may name files as they like. */
export const plainName = (name: string): string => name.toLowerCase().replaceAll(/[^a-z\d&+_-]+/gu, '-');
