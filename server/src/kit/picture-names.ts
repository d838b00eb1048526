// How pictures of ours are named. `1-a1b2c3d4e-640.webp`: which picture it is, its colours, its width. A name with colours
// promises the same picture as AVIF beside it, in the widths below.

/** Widths in which a picture is stored as WebP, up to its own. */
export const webpWidths = [320, 640, 1280] as const;
/** Widths in which it is stored as AVIF: those that cards, posters and stills are shown in on screens of all kinds. */
export const avifWidths = [320, 480, 640, 960, 1280] as const;

const named = /^(.+-([\da-f]{9})-)(\d+)\.(webp|avif)$/;

export interface PictureName {
  /** All before the width. */
  stem: string;
  /** Three colours from top to bottom, each in three hexadecimal digits. */
  tint: string;
  width: number;
}
/** What a name says; null: it is of no picture that also exists as AVIF. */
export function readPictureName(key: string): PictureName | null {
  const [, stem, tint, width] = named.exec(key) ?? [];
  return stem === undefined || tint === undefined ? null : { stem, tint, width: Number(width) };
}

/** Of a narrower picture there is one file, and its name says nothing of it. */
export const leastForms = 320;

const upTo = (widths: readonly number[], width: number): number[] => {
  const fitting = widths.filter((one) => one <= width);
  return fitting.length > 0 ? fitting : [width];
};
export const webpWidthsOf = (width: number): number[] => upTo(webpWidths, width);
export const avifWidthsOf = (width: number): number[] => upTo(avifWidths, width);

/** Widths of pictures that are not of videos, by their folder. */
const ownWidths: Readonly<Record<string, readonly number[]>> = {
  avatars: [128, 320],
  covers: avifWidths,
};

/**
 * The other files of a picture whose own file has this key: narrower ones, and AVIF. They come and go with it, for all are
 * drawn from it.
 */
export function otherForms(key: string): { key: string; width: number; form: 'webp' | 'avif' }[] {
  const name = readPictureName(key);
  if (name === null) return [];
  const own = ownWidths[key.split('/')[1] ?? ''];
  const forms = (form: 'webp' | 'avif', widths: readonly number[]) =>
    upTo(widths, name.width).map((width) => ({ key: `${name.stem}${width}.${form}`, width, form }));
  return [...forms('webp', own ?? webpWidths), ...forms('avif', own ?? avifWidths)].filter(
    (one) => one.key !== key,
  );
}

/**
 * What is sent where an AVIF is not there, the best first: the WebP that is at least as wide, and the next narrower, for the
 * picture may be no wider. Empty: the name is of no AVIF of ours.
 */
export function insteadOfAvif(key: string): string[] {
  const name = key.endsWith('.avif') ? readPictureName(key) : null;
  if (name === null) return [];
  const isBetween = (avifWidths as readonly number[]).includes(name.width);
  const wide = isBetween ? webpWidths.find((one) => one >= name.width) : name.width;
  const narrower = isBetween ? webpWidths.findLast((one) => one < name.width) : undefined;
  return [wide, narrower].flatMap((width) => (width === undefined ? [] : [`${name.stem}${width}.webp`]));
}

/** Addresses of AVIF that may have been answered with this WebP. */
export function answeredBy(key: string): string[] {
  const name = key.endsWith('.webp') ? readPictureName(key) : null;
  if (name === null) return [];
  return [...new Set([...avifWidths, name.width])]
    .map((width) => `${name.stem}${width}.avif`)
    .filter((avif) => insteadOfAvif(avif).includes(key));
}
