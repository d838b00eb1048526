import type { Sharp } from 'sharp';
import { AppError } from '../../kit/app-error.ts';
import { hashedSide, hashOfPicture } from '../media/index.ts';
import { decoding } from './decode-queue.ts';
import { mostPixels, type PictureFormat, requirePicture, wrongType } from './picture-header-rules.ts';

/** Seconds allowed for one picture. */
const longest = 20;

export interface DrawnPicture {
  bytes: Buffer;
  width: number;
  height: number;
}
/** `cover` fills the size and crops the rest, `inside` fits into it whole. */
export interface DrawnSize {
  width: number;
  height: number;
  fit: 'cover' | 'inside';
  /** WebP if left out. An AVIF is another form of the WebP before it: of the same size, from the same picture. */
  format?: 'avif';
}
export interface DrawingOptions {
  /** Accepted formats; by default all we know. */
  formats?: readonly PictureFormat[];
  /** A job waits for its turn however long that takes. */
  isJob?: boolean;
  /** All frames are drawn, and the pixel limit applies to all of them together. */
  isMoving?: boolean;
}

/**
 * Redraws a picture as WebP, or AVIF, in these sizes, never larger than it was: only what is visible of the file
 * remains, and only the first frame of an animation. Format and size are checked before any decoding, and one
 * picture is decoded at a time. Also answers the hashes by which it is recognised: of the whole, and of its
 * crops. Throws `badInput`, `tooLarge` and, if too many pictures arrive, `unavailable`.
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
      // Each size from the previous one, not from the file again: it is smaller, and already upright.
      let [from, next] = [bytes, bytes];
      for (const size of sizes) {
        if (size.format === undefined) from = next;
        const picture = await drawOne(from, size, isMoving);
        if (size.format === undefined) next = picture.bytes;
        pictures.push(picture);
        if (size.fit === 'cover') hashes.push(...(await hashesOf(picture.bytes, false)));
      }
      return { drawn: pictures, hashes: distinct(hashes) };
    },
    { isJob },
  );
}

/** The hashes by which a previously drawn picture is recognised, from its files. Throws `badInput`. */
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

async function drawOne(
  bytes: Buffer,
  { format, ...wanted }: DrawnSize,
  isMoving: boolean,
): Promise<DrawnPicture> {
  const { default: sharp } = await import('sharp');
  try {
    const picture = sharp(bytes, {
      limitInputPixels: mostPixels,
      failOn: 'error',
      pages: isMoving ? -1 : 1,
    });
    const size = wanted.fit === 'cover' ? coveredSize(wanted, await uprightSize(picture)) : wanted;
    const drawing = picture
      .timeout({ seconds: longest })
      .autoOrient()
      .resize({ ...size, withoutEnlargement: true });
    const { data, info } = await (format === 'avif'
      ? drawing.avif({ quality: 60, effort: 3 })
      : drawing.webp(isMoving ? { quality: 70, effort: 2 } : { quality: 82, effort: 3 })
    ).toBuffer({ resolveWithObject: true });
    return { bytes: data, width: info.width, height: info.height };
  } catch (error) {
    throw new AppError('badInput', wrongType, { field: 'file', cause: error });
  }
}

interface Side {
  width: number;
  height: number;
}
/** How large a picture, or each of its frames, is once it stands upright. */
async function uprightSize(picture: Sharp): Promise<Side> {
  const { autoOrient, pageHeight } = await picture.metadata();
  return { width: autoOrient.width, height: pageHeight ?? autoOrient.height };
}
/** Of the wanted shape also where a picture is smaller than that: every crop of it shows the same part. */
function coveredSize<Size extends Side>(wanted: Size, has: Side): Size {
  const scale = Math.min(1, has.width / wanted.width, has.height / wanted.height);
  const scaled = (side: number): number => Math.max(1, Math.round(side * scale));
  return { ...wanted, width: scaled(wanted.width), height: scaled(wanted.height) };
}

const distinct = (hashes: readonly Buffer[]): Buffer[] =>
  hashes.filter((hash, at) => hashes.findIndex((other) => other.equals(hash)) === at);

/** Frames of an animated picture that are hashed, evenly spread. */
const mostFrames = 8;

/** One hash for a still picture, several for an animated one; none if it tells nothing. Throws `badInput`. */
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
