import { frameSide, hashOf, isTellingFrame, squareOf } from './frame-hash-rules.ts';
import type { Frame } from './match-rules.ts';

export interface SheetShape {
  /** Seconds from one picture to the next. */
  interval: number;
  frames: number;
  columns: number;
  rows: number;
  width: number;
  height: number;
}

/**
 * The hashes of the pictures on one sheet of a storyboard: frames at even distances through the whole video,
 * decoded anyway. Those that tell nothing are left out. `order`: which sheet it is, from 0.
 */
export async function framesOfSheet(sheet: Buffer, shape: SheetShape, order: number): Promise<Frame[]> {
  const { default: sharp } = await import('sharp');
  const { data, info } = await sharp(sheet).greyscale().raw().toBuffer({ resolveWithObject: true });
  const perSheet = shape.columns * shape.rows;
  const frames: Frame[] = [];
  for (let place = 0; place < perSheet && order * perSheet + place < shape.frames; place++) {
    const box = {
      left: (place % shape.columns) * shape.width,
      top: Math.floor(place / shape.columns) * shape.height,
      width: shape.width,
      height: shape.height,
    };
    if (box.top + Math.min(frameSide, box.height) > info.height) break;
    const square = squareOf({ pixels: data, width: info.width, height: info.height }, box);
    if (isTellingFrame(square))
      frames.push({ hash: hashOf(square), seconds: (order * perSheet + place) * shape.interval });
  }
  return frames;
}
