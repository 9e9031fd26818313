import type { PictureEnding, PictureFormat } from '#domain/content/picture.ts';
import { encodePicture } from './encode-picture.ts';

/** The arguments of `EncodePicture`, as they are sent to a process. */
export interface EncodingTask {
  readonly bytes: Buffer;
  readonly format: PictureFormat;
  readonly width: number;
  readonly ending: PictureEnding;
}

/** Encodes a picture; each process of encoding-processes.ts runs this. */
const encode = ({ bytes, format, width, ending }: EncodingTask): Promise<Buffer> =>
  encodePicture(Buffer.from(bytes), format, width, ending);

export default encode;
