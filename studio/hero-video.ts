import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { fetchFfmpeg } from './fetch-ffmpeg.ts';
import { runInBlender } from './blender.ts';

// Makes the home page's video, whose files are committed; README.md says what it needs:
//   npx node studio/hero-video.ts [--samples 24]

const root = path.resolve(import.meta.dirname, '..');
const frames = path.join(root, 'var', 'hero');
const media = path.join(root, 'src', 'features', 'home', 'media');

/** The colour space that browsers assume. */
const colours =
  '-vf scale=out_color_matrix=bt709:out_range=tv -pix_fmt yuv420p -colorspace bt709 -color_primaries bt709 -color_trc bt709';

const encodings = {
  'hero.webm': '-c:v libvpx-vp9 -b:v 0 -crf 36 -cpu-used 1 -row-mt 1 -g 250',
  'hero.mp4': '-c:v libx264 -preset veryslow -crf 25 -profile:v high -movflags +faststart',
} as const;

const encode = async (program: string, file: string, options: string): Promise<void> => {
  const input = ['-framerate', '25', '-i', path.join(frames, '%03d.png')];
  const output = [...`${colours} ${options} -an`.split(' '), path.join(media, file)];
  const encoder = spawn(program, ['-hide_banner', '-loglevel', 'error', '-y', ...input, ...output], {
    stdio: 'inherit',
  });
  const [code] = await once(encoder, 'close');
  if (code !== 0) throw new Error(`${file} could not be encoded.`);
};

/** Posters, which are shown before the video and in its place: its first frame, and of that the part beside the text. */
const writePosters = async (): Promise<void> => {
  const poster = sharp(path.join(frames, '000.png'));
  const narrow = poster.clone().extract({ left: 640, top: 66, width: 960, height: 768 });
  const posters = {
    'poster-1600': poster,
    'poster-narrow-960': narrow,
    'poster-narrow-480': sharp(await narrow.clone().png().toBuffer()).resize(480),
  };
  for (const [name, picture] of Object.entries(posters)) {
    const target = path.join(media, name);
    await picture.clone().avif({ quality: 55, effort: 9 }).toFile(`${target}.avif`);
    await picture.clone().webp({ quality: 80, effort: 6 }).toFile(`${target}.webp`);
  }
};

await mkdir(media, { recursive: true });
runInBlender('hero.py', ['--out', frames, ...process.argv.slice(2)]);
await writePosters();
const program = fetchFfmpeg();
for (const [file, options] of Object.entries(encodings)) await encode(program, file, options);
