import { AppError } from '../../../kit/app-error.ts';
import { type Bucket, isPicture, wrongType } from './picture-rules.ts';

/** Fifty million pixels: what a good camera makes. More is a way to hurt us. */
const mostPixels = 50_000_000;
const sizes = { avatars: { width: 512, height: 512 }, covers: { width: 1920, height: 640 } } as const;

/** Draws a picture anew as WebP: nothing of the file but what is seen stays, and an animation its first frame. Throws `badInput`. */
export async function renderPicture(bucket: Bucket, bytes: Buffer): Promise<Buffer> {
  if (!isPicture(bytes)) throw new AppError('badInput', wrongType, { field: 'file' });
  const { default: sharp } = await import('sharp');
  try {
    return await sharp(bytes, { limitInputPixels: mostPixels, failOn: 'error', pages: 1 })
      .autoOrient()
      .resize({ ...sizes[bucket], fit: 'cover', withoutEnlargement: true })
      .webp({ quality: 82, effort: 3 })
      .toBuffer();
  } catch (error) {
    throw new AppError('badInput', wrongType, { field: 'file', cause: error });
  }
}
