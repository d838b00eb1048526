/** Widths in which our pipeline keeps a thumbnail, as far as the picture has them. */
const drawnWidths = [320, 640, 1280];

/**
 * The `srcset` of a thumbnail of our own pipeline, whose name ends in its width (`thumbnails/2-1280.webp`) and which
 * stands beside the narrower ones. Other pictures have one size.
 */
export function pictureSet(address: string): string | undefined {
  const [, stem, width] = /^(.*\/thumbnails\/\d+-)(\d+)\.webp$/.exec(address) ?? [];
  const widths = drawnWidths.filter((one) => one <= Number(width));
  if (stem === undefined || widths.length < 2) return undefined;
  return widths.map((one) => `${stem}${one}.webp ${one}w`).join(', ');
}
