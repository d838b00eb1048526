import { AppError } from '../../kit/app-error.ts';
import { hashedSide, hashOfPicture } from '../media/index.ts';
import { decoding } from './decode-queue.ts';
import { mostPixels, type PictureFormat, requirePicture, wrongType } from './picture-header-rules.ts';

/** Seconds that one picture may be worked on. */
const longest = 20;

export interface DrawnPicture {
  bytes: Buffer;
  width: number;
  height: number;
}
/** `cover` fills the size and cuts off what is over, `inside` fits into it whole. */
export interface DrawnSize {
  width: number;
  height: number;
  fit: 'cover' | 'inside';
}
export interface DrawingOptions {
  /** Kinds that are taken; all that we know where it is left out. */
  formats?: readonly PictureFormat[];
  /** A job waits for its turn however long that takes. */
  isJob?: boolean;
  /** All frames are drawn, and the limit of pixels is of all together. */
  isMoving?: boolean;
}

/**
 * Draws a picture again as WebP in these sizes, no larger than it was: nothing of the file but what is seen stays, and an
 * animation its first frame. Its kind and size are read before anything of it is decoded, and one is decoded at a time.
 * Answers with it the hashes by which it is known again: of all of it, and of what was cut out of it.
 * Throws `badInput`, `tooLarge` and, where too many pictures come in, `unavailable`.
 */
export async function drawAnew(
  bytes: Buffer,
  sizes: readonly DrawnSize[],
  { formats, isJob = false, isMoving = false }: DrawingOptions = {},
): Promise<{ drawn: DrawnPicture[]; hashes: Buffer[] }> {
  requirePicture(bytes, formats);
  return decoding.run(
    async () => {
      const pictures: DrawnPicture[] = [];
      const hashes = await hashesOf(bytes, isMoving);
      // The next size from the one before, not from the file once more: it is smaller, and all right.
      for (const size of sizes) {
        const picture = await drawOne(pictures.at(-1)?.bytes ?? bytes, size, isMoving);
        pictures.push(picture);
        if (size.fit === 'cover') hashes.push(...(await hashesOf(picture.bytes, false)));
      }
      return { drawn: pictures, hashes: distinct(hashes) };
    },
    { isJob },
  );
}

/** The hashes by which a picture is known again that was drawn before, of its files. Throws `badInput`. */
export const hashesOfDrawn = (
  files: readonly Buffer[],
  { isMoving }: { isMoving: boolean },
): Promise<Buffer[]> =>
  decoding.run(
    async () => {
      const hashes: Buffer[] = [];
      for (const file of files) hashes.push(...(await hashesOf(file, isMoving)));
      return distinct(hashes);
    },
    { isJob: true },
  );

async function drawOne(bytes: Buffer, size: DrawnSize, isMoving: boolean): Promise<DrawnPicture> {
  const { default: sharp } = await import('sharp');
  try {
    const { data, info } = await sharp(bytes, {
      limitInputPixels: mostPixels,
      failOn: 'error',
      pages: isMoving ? -1 : 1,
    })
      .timeout({ seconds: longest })
      .autoOrient()
      .resize({ ...size, withoutEnlargement: true })
      .webp(isMoving ? { quality: 70, effort: 2 } : { quality: 82, effort: 3 })
      .toBuffer({ resolveWithObject: true });
    return { bytes: data, width: info.width, height: info.height };
  } catch (error) {
    throw new AppError('badInput', wrongType, { field: 'file', cause: error });
  }
}

const distinct = (hashes: readonly Buffer[]): Buffer[] =>
  hashes.filter((hash, at) => hashes.findIndex((other) => other.equals(hash)) === at);

/** Frames of a moving picture that are hashed, evenly through it. */
const mostFrames = 8;

/** Of a still picture one hash, of a moving one some; none where it tells nothing. Throws `badInput`. */
async function hashesOf(bytes: Buffer, isMoving: boolean): Promise<Buffer[]> {
  const { default: sharp } = await import('sharp');
  try {
    const pages = isMoving ? ((await sharp(bytes).metadata()).pages ?? 1) : 1;
    const step = Math.ceil(pages / mostFrames);
    const hashes: Buffer[] = [];
    for (let page = 0; page < pages; page += step) {
      const { data, info } = await sharp(bytes, { limitInputPixels: mostPixels, failOn: 'error', page })
        .timeout({ seconds: longest })
        .autoOrient()
        .flatten({ background: '#000' })
        .resize({ width: hashedSide, height: hashedSide, fit: 'inside', withoutEnlargement: true })
        .greyscale()
        .raw()
        .toBuffer({ resolveWithObject: true });
      const hash = hashOfPicture({ pixels: data, width: info.width, height: info.height });
      if (hash !== null) hashes.push(hash);
    }
    return hashes;
  } catch (error) {
    throw new AppError('badInput', wrongType, { field: 'file', cause: error });
  }
}
