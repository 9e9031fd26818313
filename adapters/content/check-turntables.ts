import { stat } from 'node:fs/promises';
import sharp from 'sharp';
import type { ContentProblem } from '#domain/content/problems.ts';
import { maxTurntableBytes, turntableSheet } from '#domain/content/turntable.ts';
import { contentFileOf, listTurntables } from './pictures/picture-files.ts';

const { columns, rows, frameWidth, frameHeight } = turntableSheet;
const sheetWidth = columns * frameWidth;
const sheetHeight = rows * frameHeight;

const faultsOf = async (source: string): Promise<string[]> => {
  const { size } = await stat(source);
  const tooLarge = size > maxTurntableBytes ? [`has ${size} bytes, more than ${maxTurntableBytes}`] : [];
  try {
    const { width, height } = await sharp(source).metadata();
    if (width === sheetWidth && height === sheetHeight) return tooLarge;
    const wanted = `${columns} × ${rows} frames of ${frameWidth} × ${frameHeight}: ${sheetWidth} × ${sheetHeight}`;
    return [...tooLarge, `has ${width} × ${height} pixels, not those of ${wanted}`];
  } catch {
    return [...tooLarge, 'cannot be opened as a picture'];
  }
};

/** Opens every turntable of the content folder: its size in bytes and pixels. */
export const checkTurntables = async (contentDir: string): Promise<ContentProblem[]> => {
  const problems: ContentProblem[] = [];
  for (const { source } of (await listTurntables(contentDir)).values())
    for (const text of await faultsOf(source))
      problems.push({ file: contentFileOf(source), line: 1, text: `the turntable ${text}` });
  return problems;
};
