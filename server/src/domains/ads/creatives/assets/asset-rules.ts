import { limits } from '#contract/limits.ts';

export const assetBucket = 'ad_assets';
export const assetAddress = `/storage/v1/object/public/${assetBucket}/`;
/** In the store: nobody fetches from it but through the bucket, which asks whether a file may be shown. */
const storeFolder = 'private/ads/';

export type SourceType = 'png' | 'jpeg' | 'gif' | 'webp' | 'mp4';
export type AssetState = 'preparing' | 'ready' | 'held' | 'failed' | 'gone';
/** A file of an ad in one of its forms. `path`: below the bucket. */
export interface AssetCopy {
  path: string;
  type: string;
  width: number;
  height: number;
}

export const wrongFile = 'This is no PNG, JPG, GIF, MP4 or WebP.';
export const tooLargeFile = `This file is too large (max ${Math.floor(limits.adAssetBytes / 2 ** 20)}MB).`;

const text = (bytes: Buffer, from: number, to: number): string => bytes.toString('latin1', from, to);
/** Brands of MP4, as the format names them; a picture or a film of another kind has others. */
const brands = /^(isom|iso[2-9]|mp4[12]|avc1|M4V |M4VH|dash|mmp4|MSNV|f4v )$/;

/** What a file is by its first bytes; its name and what its sender calls it do not count. Null: nothing we take. */
export function sourceTypeOf(head: Buffer): SourceType | null {
  if (head.length < 16) return null;
  if (text(head, 0, 8) === '\x89PNG\r\n\x1a\n') return 'png';
  if (head[0] === 0xff && head[1] === 0xd8 && head[2] === 0xff) return 'jpeg';
  if (['GIF87a', 'GIF89a'].includes(text(head, 0, 6))) return 'gif';
  if (text(head, 0, 4) === 'RIFF' && text(head, 8, 12) === 'WEBP') return 'webp';
  if (text(head, 4, 8) === 'ftyp' && brands.test(text(head, 8, 12))) return 'mp4';
  return null;
}

/** Whether a WebP says that it moves. */
export const isMovingWebp = (bytes: Buffer): boolean =>
  text(bytes, 12, 16) === 'VP8X' && (bytes[20]! & 0x02) !== 0;

/** Whether a GIF holds a second picture. */
export function isMovingGif(bytes: Buffer): boolean {
  const tableLength = (packed: number): number => ((packed & 0x80) === 0 ? 0 : 3 << ((packed & 7) + 1));
  /** The end of a row of blocks, each with its length before it. */
  const afterBlocks = (from: number): number => {
    let at = from;
    while (at < bytes.length && bytes[at] !== 0) at += bytes[at]! + 1;
    return at + 1;
  };
  let pictures = 0;
  for (let at = 13 + tableLength(bytes[10] ?? 0); at < bytes.length; ) {
    if (bytes[at] === 0x21) at = afterBlocks(at + 2);
    else if (bytes[at] === 0x2c) {
      if (++pictures === 2) return true;
      at = afterBlocks(at + 11 + tableLength(bytes[at + 9] ?? 0));
    } else return false;
  }
  return false;
}

const copyPath = /^([0-9a-f]{24})\/(?:large|small)\.(?:webp|avif)$|^([0-9a-f]{24})\/clip\.mp4$/;
/** The folder that a path of the bucket names a copy in; null: it names no copy. */
export function folderOfCopy(path: string): string | null {
  const [, picture, clip] = copyPath.exec(path) ?? [];
  return picture ?? clip ?? null;
}

/** Whether a file may be sent to this path: a plain name that tells what it is, and no place of our copies. */
export const isAssetPath = (path: string): boolean =>
  path.length <= 200 &&
  /^[A-Za-z0-9_-][A-Za-z0-9._-]*(\/[A-Za-z0-9_-][A-Za-z0-9._-]*)*$/.test(path) &&
  /\.(png|jpe?g|gif|mp4|webp)$/i.test(path) &&
  !/^[0-9a-f]{24}\//.test(path);

export const storeKey = (path: string): string => storeFolder + path;
export const sourceKey = (folder: string): string => `${storeFolder}${folder}/source`;
/** Files of a picture as they are drawn, the largest WebP first. */
export const drawnPaths = (folder: string): string[] =>
  ['large.webp', 'large.avif', 'small.webp', 'small.avif'].map((name) => `${folder}/${name}`);
export const clipPath = (folder: string): string => `${folder}/clip.mp4`;

interface Drawn {
  width: number;
  height: number;
}
/** The copies of a picture: the best form first; the small ones only where they are smaller. */
export function pictureCopies(folder: string, drawn: readonly Drawn[]): AssetCopy[] {
  const [webp, avif, smallWebp, smallAvif] = drawnPaths(folder).map((path, at) => ({
    path,
    type: path.endsWith('.avif') ? 'image/avif' : 'image/webp',
    width: drawn[at]!.width,
    height: drawn[at]!.height,
  }));
  const isSmaller = smallWebp!.width < webp!.width;
  return [avif!, webp!, ...(isSmaller ? [smallAvif!, smallWebp!] : [])];
}

/** The copies of a clip: what plays first, its poster in the form that every browser draws last. */
export function clipCopies(folder: string, clip: Drawn, drawn: readonly Drawn[]): AssetCopy[] {
  const { width, height } = clip;
  const [avif, webp] = pictureCopies(folder, drawn);
  return [{ path: clipPath(folder), type: 'video/mp4', width, height }, avif!, webp!];
}

/** What stands for a file in lists: a small picture that every browser draws, or the poster. */
export const previewOf = (copies: readonly AssetCopy[]): string | null =>
  copies.findLast(({ type }) => type === 'image/webp')?.path ?? null;

/** What an address of the file itself is answered with. */
export const defaultCopy = (copies: readonly AssetCopy[]): AssetCopy | null =>
  copies.find(({ type }) => type === 'video/mp4') ?? copies.find(({ type }) => type === 'image/webp') ?? null;
