import sharp, { type Color } from 'sharp';

interface Plain {
  width?: number;
  height?: number;
  background?: Color;
  format?: 'png' | 'jpeg' | 'webp' | 'avif';
  /** What the file says of its maker. */
  copyright?: string;
}

/** A picture of one colour. */
export function plainPicture({
  width = 640,
  height = 400,
  background = '#365',
  format = 'png',
  copyright,
}: Plain = {}): Promise<Buffer> {
  const drawn = sharp({ create: { width, height, channels: 3, background } });
  return (copyright ? drawn.withExif({ IFD0: { Copyright: copyright } }) : drawn).toFormat(format).toBuffer();
}

let shade = 0;
/** The same in a colour of its own: no other test of the file sends it, and what is removed stays down. */
export const freshPicture = (more: Omit<Plain, 'background'> = {}): Promise<Buffer> =>
  plainPicture({ ...more, background: { r: ++shade, g: 90, b: 120 } });

/** As a browser gives a file to a page. */
export const pictureFile = async (name: string, background: string, size: Plain = {}) => ({
  name: `${name}.png`,
  mimeType: 'image/png',
  buffer: await plainPicture({ ...size, background }),
});

let seed = 1;
/** A picture with shapes of its own, that looks like no other of the file. */
export async function scenePicture(width = 640, height = 360): Promise<Buffer> {
  const next = (): number => {
    seed = (seed * 48_271) % 2_147_483_647;
    return seed / 2_147_483_647;
  };
  const shapes = Array.from(
    { length: 40 },
    () =>
      `<ellipse cx="${next() * width}" cy="${next() * height}" rx="${20 + next() * 90}" ry="${15 + next() * 60}"
        fill="rgb(${[next(), next(), next()].map((part) => Math.round(part * 255)).join(',')})"/>`,
  );
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${shapes.join('')}</svg>`;
  return sharp(Buffer.from(svg)).flatten({ background: '#777' }).webp({ quality: 90 }).toBuffer();
}
