import { AppError } from '../../../kit/app-error.ts';
import { type Bucket, isPicture, wrongType } from './picture-rules.ts';

/** Fifty million pixels: what a good camera makes. More is a way to hurt us. */
const mostPixels = 50_000_000;
const sizes = { avatars: { width: 512, height: 512 }, covers: { width: 1920, height: 640 } } as const;

export interface DrawnPicture {
  bytes: Buffer;
  width: number;
  height: number;
}

/**
 * Draws a picture anew as WebP, no larger than it was: nothing of the file but what is seen stays, and an animation its
 * first frame. `cover` fills the size and cuts off what is over, `inside` fits into it whole. Throws `badInput`.
 */
export async function drawAnew(
  bytes: Buffer,
  size: { width: number; height: number; fit: 'cover' | 'inside' },
): Promise<DrawnPicture> {
  if (!isPicture(bytes)) throw new AppError('badInput', wrongType, { field: 'file' });
  const { default: sharp } = await import('sharp');
  try {
    const { data, info } = await sharp(bytes, { limitInputPixels: mostPixels, failOn: 'error', pages: 1 })
      .autoOrient()
      .resize({ ...size, withoutEnlargement: true })
      .webp({ quality: 82, effort: 3 })
      .toBuffer({ resolveWithObject: true });
    return { bytes: data, width: info.width, height: info.height };
  } catch (error) {
    throw new AppError('badInput', wrongType, { field: 'file', cause: error });
  }
}

export const renderPicture = async (bucket: Bucket, bytes: Buffer): Promise<Buffer> =>
  (await drawAnew(bytes, { ...sizes[bucket], fit: 'cover' })).bytes;
