/** Widths in which our pipeline stores a thumbnail, up to that of the picture. */
const drawnWidths = [320, 640, 1280];

/**
 * The `srcset` of a thumbnail from our own pipeline, whose name ends in its width (`thumbnails/2-1280.webp`) and which
 * lies beside the narrower ones. Other pictures have one size.
 */
export function pictureSet(address: string): string | undefined {
  const [, stem, width] = /^(.*\/thumbnails\/\d+-)(\d+)\.webp$/.exec(address) ?? [];
  const widths = drawnWidths.filter((one) => one <= Number(width));
  if (stem === undefined || widths.length < 2) return undefined;
  return widths.map((one) => `${stem}${one}.webp ${one}w`).join(', ');
}
