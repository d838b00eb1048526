import sharp from 'sharp';
import { draw, type PictureOf, svgDocument } from './art/picture.ts';
import { height as canvasHeight, width as canvasWidth } from './art/stage.ts';

/** Drawn at twice the size at which they are shown. */
const density = 2;

/** The part of a scene that has the form of an ad: its middle, whole in the narrower direction. */
function viewOf(ratio: number) {
  if (ratio >= canvasWidth / canvasHeight) {
    const height = canvasWidth / ratio;
    return { x: 0, y: (canvasHeight - height) * 0.52, width: canvasWidth, height };
  }
  const width = canvasHeight * ratio;
  return { x: (canvasWidth - width) / 2, y: 0, width, height: canvasHeight };
}

/** The bar that holds a cel, in the lower left corner. */
function mark(width: number, height: number): Buffer {
  const side = Math.max(28, Math.min(width, height) * 0.22);
  const at = `translate(${side / 2} ${height - side * 1.5}) scale(${side / 32})`;
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><g transform="${at}"><rect width="32" height="32" rx="8" fill="#ff7352"/><g fill="#1d0903"><rect x="4" y="13" width="8" height="6" rx="3"/><circle cx="16" cy="16" r="3.4"/><rect x="20" y="13" width="8" height="6" rx="3"/></g></g></svg>`,
  );
}

/** A scene in the form of an ad, as PNG. */
export async function drawAd(picture: PictureOf, size: { width: number; height: number }): Promise<Buffer> {
  const [width, height] = [size.width * density, size.height * density];
  const svg = svgDocument(
    draw(picture).layers.map((layer) => layer.svg),
    viewOf(width / height),
  );
  return sharp(Buffer.from(svg))
    .resize(width, height)
    .composite([{ input: mark(width, height) }])
    .flatten()
    .png({ palette: true })
    .toBuffer();
}
