import sharp from 'sharp';
import { type AdWords, markOf, wordsOn } from './ad-words.ts';
import { draw, type PictureOf, svgDocument } from './art/picture.ts';
import { height as canvasHeight, width as canvasWidth } from './art/stage.ts';

interface Size {
  width: number;
  height: number;
}
/** Stills are drawn at twice the size at which they are shown. */
const density = 2;
/** Of what moves: how many pictures, for how long each, and how far the view wanders, as a part of the scene. */
const frames = 16;
const frameMilliseconds = 180;
const wander = 0.08;

/**
 * The part of a scene that has the form of an ad: its middle, whole in the narrower direction. `step`: how far it has wandered,
 * from 0 to 1 and back.
 */
function viewOf(ratio: number, step: number | null) {
  const isWide = ratio >= canvasWidth / canvasHeight;
  const zoom = step === null ? 1 : 1 - wander;
  const width = (isWide ? canvasWidth : canvasHeight * ratio) * zoom;
  const height = (isWide ? canvasWidth / ratio : canvasHeight) * zoom;
  const x = (canvasWidth - width) / 2 + ((step ?? 0.5) - 0.5) * wander * canvasWidth;
  return { x, y: (canvasHeight - height) * 0.52, width, height };
}

/** What lies on the scene: the bar that holds a cel, in the lower left corner, and the words. */
function front({ width, height }: Size, words: AdWords, scale: number): Buffer {
  const { left, side } = markOf({ width, height });
  // In a strip it stands in the middle of the height.
  const y = height < 120 ? (height - side) / 2 : height - side * 1.5;
  const at = `translate(${left} ${y}) scale(${side / 32})`;
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width * scale}" height="${height * scale}" viewBox="0 0 ${width} ${height}">${wordsOn(words, { width, height })}<g transform="${at}"><rect width="32" height="32" rx="8" fill="#ff7352"/><g fill="#1d0903"><rect x="4" y="13" width="8" height="6" rx="3"/><circle cx="16" cy="16" r="3.4"/><rect x="20" y="13" width="8" height="6" rx="3"/></g></g></svg>`,
  );
}

/** A scene with its words, at so many times the size at which it is shown. */
async function paint(
  picture: PictureOf,
  words: AdWords,
  { width, height }: Size,
  scale: number,
  step: number | null,
): Promise<Buffer> {
  const svg = svgDocument(
    draw(picture).layers.map((layer) => layer.svg),
    viewOf(width / height, step),
  );
  return sharp(Buffer.from(svg))
    .resize(width * scale, height * scale)
    .composite([{ input: front({ width, height }, words, scale) }])
    .flatten()
    .png()
    .toBuffer();
}

/** A scene in the form of an ad, as WebP: the other forms would take the first start seconds. */
export async function drawAd(picture: PictureOf, words: AdWords, shown: Size) {
  const size = { width: shown.width * density, height: shown.height * density };
  const bytes = await paint(picture, words, shown, density, null);
  return { bytes: await sharp(bytes).webp({ quality: 84, effort: 2 }).toBuffer(), ...size };
}

/** The same as a GIF that wanders over the scene and back. */
export async function drawMovingAd(picture: PictureOf, words: AdWords, size: Size): Promise<Buffer> {
  const painted: Buffer[] = [];
  for (let at = 0; at < frames; at++) {
    const step = 0.5 - Math.cos((2 * Math.PI * at) / frames) / 2;
    painted.push(await paint(picture, words, size, 1, step));
  }
  return sharp(painted, { join: { animated: true } })
    .gif({ delay: painted.map(() => frameMilliseconds), effort: 3 })
    .toBuffer();
}
