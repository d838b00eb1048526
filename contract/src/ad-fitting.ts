import { isWindowType } from './ad-page.ts';
import type { AdType } from './ad-words.ts';

/** How far the shape of a creative may be from that of the room it stands in. */
const ratioTolerance = 0.02;

export interface SizedCreative {
  readonly ad_type: AdType;
  readonly width: number | null;
  readonly height: number | null;
}

/** The sides of a size like `300x250`; null: it is a window. */
export function sidesOf(size: string): { width: number; height: number } | null {
  const [width, height] = size.split('x').map(Number);
  return width && height ? { width, height } : null;
}

/**
 * Whether a creative can stand in a room of this size: it is as large or larger, and of the same shape within 2 %. Windows go
 * where windows are opened, and nothing else does.
 */
export function fitsSize({ ad_type, width, height }: SizedCreative, size: string): boolean {
  const room = sidesOf(size);
  if (room === null || isWindowType(ad_type)) return size === ad_type;
  if (width === null || height === null || width < room.width || height < room.height) return false;
  return Math.abs(width / height / (room.width / room.height) - 1) <= ratioTolerance;
}

export const fitsAny = (creative: SizedCreative, sizes: readonly string[]): boolean =>
  sizes.some((size) => fitsSize(creative, size));

/** A size for people: `300×250`, or what kind of window. */
export const sizeWords = (size: string): string =>
  isWindowType(size) ? size.charAt(0).toUpperCase() + size.slice(1) : size.replace('x', '×');

/** What a creative measures, for people. */
export const measureWords = ({ ad_type, width, height }: SizedCreative): string =>
  isWindowType(ad_type)
    ? `a ${ad_type}`
    : width === null || height === null
      ? 'of unknown size'
      : `${width}×${height}`;
