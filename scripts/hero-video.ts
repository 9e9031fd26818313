import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { fetchFfmpeg } from './hero/ffmpeg.ts';
import { seconds } from './hero/journey.ts';
import { frame, height, width } from './hero/scene.ts';

const folder = path.resolve(import.meta.dirname, '..', 'src', 'features', 'home', 'media');
const framesPerSecond = 25;
const frames = Math.round(seconds * framesPerSecond);

/** The colour space that browsers assume. */
const colours = [
  ['-vf', 'scale=out_color_matrix=bt709:out_range=tv', '-pix_fmt', 'yuv420p'],
  ['-colorspace', 'bt709', '-color_primaries', 'bt709', '-color_trc', 'bt709'],
].flat();

const encodings = {
  'hero.webm': [
    '-c:v',
    'libvpx-vp9',
    '-b:v',
    '0',
    '-crf',
    '30',
    '-cpu-used',
    '1',
    '-row-mt',
    '1',
    '-g',
    '250',
  ],
  'hero.mp4': [
    '-c:v',
    'libx264',
    '-preset',
    'veryslow',
    '-crf',
    '23',
    '-profile:v',
    'high',
    '-movflags',
    '+faststart',
  ],
} as const;

const pictures = Array.from({ length: frames }, (_, index) => Buffer.from(frame(index / frames)));

/** Encodes a video; writes the frames to the standard input of ffmpeg. */
const encode = async (program: string, file: string, options: readonly string[]): Promise<void> => {
  const input = [
    '-f',
    'rawvideo',
    '-pix_fmt',
    'rgb24',
    '-s',
    `${width}x${height}`,
    '-r',
    `${framesPerSecond}`,
    '-i',
    '-',
  ];
  const encoder = spawn(
    program,
    [
      '-hide_banner',
      '-loglevel',
      'error',
      '-y',
      ...input,
      ...colours,
      ...options,
      '-an',
      path.join(folder, file),
    ],
    { stdio: ['pipe', 'inherit', 'inherit'] },
  );
  for (const picture of pictures) {
    const pixels = await sharp(picture).removeAlpha().raw().toBuffer();
    if (!encoder.stdin.write(pixels)) await once(encoder.stdin, 'drain');
  }
  encoder.stdin.end();
  const [code] = await once(encoder, 'close');
  if (code !== 0) throw new Error(`${file} could not be encoded.`);
};

/** Posters, which are shown before the video and in its place: its first frame. */
const writePosters = async (): Promise<void> => {
  const poster = sharp(pictures[0]);
  for (const size of [800, 1600]) {
    const resized = poster.clone().resize(size);
    await resized
      .clone()
      .avif({ quality: 60, effort: 9 })
      .toFile(path.join(folder, `poster-${size}.avif`));
    await resized
      .clone()
      .webp({ quality: 82, effort: 6 })
      .toFile(path.join(folder, `poster-${size}.webp`));
  }
};

// Generates the video of the home page, whose files are committed.
await mkdir(folder, { recursive: true });
await writePosters();
const program = fetchFfmpeg();
await Promise.all(Object.entries(encodings).map(([file, options]) => encode(program, file, options)));
