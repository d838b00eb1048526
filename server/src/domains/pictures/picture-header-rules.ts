import { limits } from '#contract/limits.ts';
import { AppError } from '../../kit/app-error.ts';

export type PictureFormat = 'jpeg' | 'png' | 'gif' | 'webp' | 'avif';
export interface PictureHeader {
  format: PictureFormat;
  width: number;
  height: number;
}

export const tooLarge = 'File is too large (Max 5MB).';
export const wrongType = 'Invalid file type.';
export const tooManyPixels = `This picture has more than ${limits.pictureMegapixels} megapixels. Send a smaller one.`;
/** Pixels a picture may have before any decoding. */
export const mostPixels = limits.pictureMegapixels * 1_000_000;

const text = (bytes: Buffer, from: number, to: number): string => bytes.toString('latin1', from, to);

/**
 * The picture format these bytes begin with; null: none that we accept. File names and request headers do not
 * count.
 */
export function formatOf(bytes: Buffer): PictureFormat | null {
  if (bytes.length < 16) return null;
  if (bytes[0] === 0xff && bytes[1] === 0xd8 && bytes[2] === 0xff) return 'jpeg';
  if (text(bytes, 0, 8) === '\x89PNG\r\n\x1a\n') return 'png';
  if (text(bytes, 0, 6) === 'GIF87a' || text(bytes, 0, 6) === 'GIF89a') return 'gif';
  if (text(bytes, 0, 4) === 'RIFF' && text(bytes, 8, 12) === 'WEBP') return 'webp';
  if (text(bytes, 4, 8) === 'ftyp' && ['avif', 'avis'].includes(text(bytes, 8, 12))) return 'avif';
  return null;
}

interface Size {
  width: number;
  height: number;
}

/** JPEG markers followed by the size; 0xc4, 0xc8 and 0xcc are tables. */
const isFrameMarker = (marker: number): boolean =>
  marker >= 0xc0 && marker <= 0xcf && marker !== 0xc4 && marker !== 0xc8 && marker !== 0xcc;

function sizeOfJpeg(bytes: Buffer): Size | null {
  let at = 2;
  while (at + 9 < bytes.length) {
    if (bytes[at] !== 0xff) return null;
    const marker = bytes[at + 1]!;
    // Padding, and markers without a length.
    if (marker === 0xff) at += 1;
    else if (marker === 0x01 || (marker >= 0xd0 && marker <= 0xd8)) at += 2;
    else if (isFrameMarker(marker))
      return { height: bytes.readUInt16BE(at + 5), width: bytes.readUInt16BE(at + 7) };
    else if (marker === 0xd9 || marker === 0xda) return null;
    else at += 2 + bytes.readUInt16BE(at + 2);
  }
  return null;
}

function sizeOfWebp(bytes: Buffer): Size | null {
  if (bytes.length < 30) return null;
  const kind = text(bytes, 12, 16);
  if (kind === 'VP8X') return { width: bytes.readUIntLE(24, 3) + 1, height: bytes.readUIntLE(27, 3) + 1 };
  if (kind === 'VP8L' && bytes[20] === 0x2f) {
    const packed = bytes.readUInt32LE(21);
    return { width: (packed & 0x3fff) + 1, height: ((packed >>> 14) & 0x3fff) + 1 };
  }
  if (kind === 'VP8 ' && bytes.readUIntBE(23, 3) === 0x9d012a)
    return { width: bytes.readUInt16LE(26) & 0x3fff, height: bytes.readUInt16LE(28) & 0x3fff };
  return null;
}

/** The largest of all sizes the file declares: a picture may be assembled from tiles. */
function sizeOfAvif(bytes: Buffer): Size | null {
  let largest: Size | null = null;
  for (let at = bytes.indexOf('ispe'); at !== -1; at = bytes.indexOf('ispe', at + 4)) {
    if (at + 16 > bytes.length) break;
    const size = { width: bytes.readUInt32BE(at + 8), height: bytes.readUInt32BE(at + 12) };
    if (largest === null || size.width * size.height > largest.width * largest.height) largest = size;
  }
  return largest;
}

function sizeOf(bytes: Buffer, format: PictureFormat): Size | null {
  switch (format) {
    case 'png':
      return bytes.length < 24 ? null : { width: bytes.readUInt32BE(16), height: bytes.readUInt32BE(20) };
    case 'gif':
      return { width: bytes.readUInt16LE(6), height: bytes.readUInt16LE(8) };
    case 'jpeg':
      return sizeOfJpeg(bytes);
    case 'webp':
      return sizeOfWebp(bytes);
    case 'avif':
      return sizeOfAvif(bytes);
  }
}

/** What a picture declares about itself before any decoding; null: it is not one. */
export function readHeader(bytes: Buffer): PictureHeader | null {
  const format = formatOf(bytes);
  const size = format === null ? null : sizeOf(bytes, format);
  if (format === null || size === null || size.width < 1 || size.height < 1) return null;
  return { format, ...size };
}

/**
 * Checks whether these bytes may be decoded, by their format and declared size. Throws `badInput` if they are
 * not a picture in these formats and `tooLarge` for too many pixels.
 */
export function requirePicture(bytes: Buffer, formats?: readonly PictureFormat[]): PictureHeader {
  const header = readHeader(bytes);
  if (header === null || (formats !== undefined && !formats.includes(header.format)))
    throw new AppError('badInput', wrongType, { field: 'file' });
  if (header.width * header.height > mostPixels)
    throw new AppError('tooLarge', tooManyPixels, { field: 'file' });
  return header;
}
