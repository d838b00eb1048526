import { frameSide, type GreyPicture, hashOf, isTellingFrame, squareOf } from './frame-hash-rules.ts';

/**
 * The hash by which a picture and a video frame can be matched. Null: it tells nothing, being of one colour
 * or nearly.
 */
export function hashOfPicture(picture: GreyPicture): Buffer | null {
  const { width, height } = picture;
  const square = squareOf(picture, { left: 0, top: 0, width, height });
  return isTellingFrame(square) ? hashOf(square) : null;
}

/** Longest side, in pixels, that `hashOfPicture` needs. */
export const hashedSide = frameSide * 8;
