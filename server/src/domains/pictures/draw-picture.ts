import { AppError } from '../../kit/app-error.ts';
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
 * Draws a picture anew as WebP in these sizes, no larger than it was: nothing of the file but what is seen stays, and an
 * animation its first frame. Its kind and size are read before anything of it is decoded, and one is decoded at a time.
 * Throws `badInput`, `tooLarge` and, where too many pictures come in, `unavailable`.
 */
export async function drawAnew(
  bytes: Buffer,
  sizes: readonly DrawnSize[],
  { formats, isJob = false, isMoving = false }: DrawingOptions = {},
): Promise<DrawnPicture[]> {
  requirePicture(bytes, formats);
  return decoding.run(
    async () => {
      const pictures: DrawnPicture[] = [];
      // The next size from the one before, not from the file once more: it is smaller, and all right.
      for (const size of sizes) pictures.push(await drawOne(pictures.at(-1)?.bytes ?? bytes, size, isMoving));
      return pictures;
    },
    { isJob },
  );
}

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
