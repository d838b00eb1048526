import sharp, { type Sharp, type WebpOptions } from 'sharp';
import { storeAvif, tintOf } from '../../domains/media/index.ts';
import { webpWidthsOf } from '../../kit/picture-names.ts';
import type { Storage } from '../../platform/storage/storage.ts';
import { drawPicture, type PictureOf } from './art/picture.ts';
import { faceKey, pictureKey } from './demo-ids.ts';

/** Widths of a card's picture, and of the large one; heights are 9/16 of them. */
const [smallWidth, cardWidth, coverWidth] = [320, 640, 1280] as const;
const faceSize = 256;
/** Scenes draw their main thing around the middle; a face shows this square of a picture 640 wide. */
const faceRegion = { left: 165, top: 30, width: 310, height: 310 };
const packing: WebpOptions = { quality: 84, effort: 2 };

/** The painted picture as bare pixels. The scene is drawn at this size: half the width costs a third of the time. */
async function paint(picture: PictureOf, width: number): Promise<Sharp> {
  const height = (width * 9) / 16;
  const svg = Buffer.from(drawPicture(picture));
  const data = await sharp(svg).resize(width, height).flatten().raw().toBuffer();
  return sharp(data, { raw: { width, height, channels: 3 } });
}

const keep = async (storage: Storage, key: string, image: Sharp): Promise<void> =>
  storage.put(key, await image.webp(packing).toBuffer(), 'image/webp');

/** Draws the picture of a card and stores it in its two widths. `id` is the row that it belongs to. */
export async function storeCard(storage: Storage, id: string, picture: PictureOf): Promise<void> {
  const painted = await paint(picture, cardWidth);
  await keep(storage, pictureKey(id, smallWidth), painted.clone().resize(smallWidth));
  await keep(storage, pictureKey(id, cardWidth), painted);
}

/** Draws the same picture large. */
export const storeLarge = async (storage: Storage, id: string, picture: PictureOf): Promise<void> =>
  keep(storage, pictureKey(id, coverWidth), await paint(picture, coverWidth));

/** Draws it large and stores it in all widths and forms, as the pipeline does. Answers the key of the largest. */
export async function storeCover(storage: Storage, id: string, picture: PictureOf): Promise<string> {
  const painted = await paint(picture, coverWidth);
  const image = await painted.clone().png({ compressionLevel: 1 }).toBuffer();
  const tint = await tintOf(image);
  for (const width of webpWidthsOf(coverWidth))
    await keep(storage, pictureKey(id, width, tint), painted.clone().resize(width));
  const key = pictureKey(id, coverWidth, tint);
  await storeAvif(storage, key, image);
  return key;
}

/** Draws a square picture of an uploader. */
export async function storeFace(storage: Storage, id: string, picture: PictureOf): Promise<void> {
  const painted = await paint(picture, cardWidth);
  await keep(storage, faceKey(id), painted.extract(faceRegion).resize(faceSize, faceSize));
}
