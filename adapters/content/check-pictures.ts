import sharp from 'sharp';
import { pictureKinds } from '#domain/content/picture.ts';
import type { ContentProblem } from '#domain/content/problems.ts';
import { contentFileOf, listPictures } from './pictures/picture-files.ts';

/** Pictures that are decoded at the same time. */
const picturesAtOnce = 4;

/** Small, as only the decoding matters. */
const decodedWidth = 16;

const checkPicture = async (source: string): Promise<ContentProblem[]> => {
  try {
    await sharp(source, { failOn: 'warning' }).resize(decodedWidth).raw().toBuffer();
    return [];
  } catch (error) {
    // sharp explains at length; the first line says what is wrong.
    const [reason = ''] = (error instanceof Error ? error.message : String(error)).split('\n', 1);
    return [{ file: contentFileOf(source), line: 1, text: `cannot be opened as a picture: ${reason}` }];
  }
};

/** Opens every picture of the content folder: drawings and photos. */
export const checkPictures = async (contentDir: string): Promise<ContentProblem[]> => {
  const byKind = await Promise.all(pictureKinds.map((kind) => listPictures(contentDir, kind)));
  const sources = byKind.flatMap((byName) => Array.from(byName.values(), ({ source }) => source));
  const problems: ContentProblem[] = [];
  for (let start = 0; start < sources.length; start += picturesAtOnce) {
    const batch = sources.slice(start, start + picturesAtOnce);
    problems.push(...(await Promise.all(batch.map(checkPicture))).flat());
  }
  return problems;
};
