/** Widths in which pictures of one kind or another are stored as AVIF. */
const stored = [128, 320, 480, 640, 960, 1280, 1920];

/**
 * The files of a picture of ours for a place that takes up to `most` pixels: a list of AVIF of that width down to half of it,
 * a WebP, and its colours as CSS lists them, from top to bottom and each after a comma. A name like `2-a1b2c3d4e-1280.webp`
 * says the colours and that AVIF lies beside it; `thumbnails/2-1280.webp`, from before, that narrower ones do. Other pictures
 * have one file.
 */
export function pictureSet(address: string, most: number): [avif?: string, webp?: string, tint?: string] {
  const [, stem, colours, last] = /^(.+\/thumbnails\/\d+-|.+-([\da-f]{9})-)(\d+)\.webp$/.exec(address) ?? [];
  if (!stem) return [];
  const widest = Math.min(most, Number(last));
  const fitting = stored.filter((one) => one >= widest / 2 && one <= widest);
  return [
    colours && fitting.map((one) => `${stem}${one}.avif ${one}w`).join(', '),
    `${stem}${widest}.webp`,
    colours?.replace(/.../g, ',#$&'),
  ] as [string, string, string];
}
