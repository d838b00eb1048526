import sharp, { type Sharp, type WebpOptions } from 'sharp';
import type { Storage } from '../../platform/storage/storage.ts';
import { drawPicture, type PictureOf } from './art/picture.ts';

/** Widths that a picture is kept in; heights are 9/16 of them. */
export const pictureWidths = [320, 640, 1280] as const;
const [widest, tall] = [1280, 720];
const faceSize = 256;
/** Scenes draw their main thing around the middle; a face shows this square of the 1280 × 720 picture. */
const faceRegion = { left: 330, top: 60, width: 620, height: 620 };

/** The painted picture as bare pixels, 1280 × 720. */
async function paint(picture: PictureOf): Promise<Sharp> {
  const data = await sharp(Buffer.from(drawPicture(picture)))
    .resize(widest, tall)
    .flatten()
    .raw()
    .toBuffer();
  return sharp(data, { raw: { width: widest, height: tall, channels: 3 } });
}

const packing: WebpOptions = { quality: 84, effort: 2 };

/** Draws a picture and keeps it as `{folder}/picture-{width}.webp`. */
export async function keepPicture(storage: Storage, folder: string, picture: PictureOf): Promise<void> {
  const painted = await paint(picture);
  for (const width of pictureWidths) {
    const sized = width === widest ? painted.clone() : painted.clone().resize(width);
    await storage.put(`${folder}/picture-${width}.webp`, await sized.webp(packing).toBuffer(), 'image/webp');
  }
}

/** Draws a square picture of an uploader and keeps it as `{folder}/avatar.webp`. */
export async function keepFace(storage: Storage, folder: string, picture: PictureOf): Promise<void> {
  const painted = await paint(picture);
  const body = await painted.extract(faceRegion).resize(faceSize, faceSize).webp(packing).toBuffer();
  await storage.put(`${folder}/avatar.webp`, body, 'image/webp');
}
