import { defineFact } from '../../platform/facts.ts';
import type { PictureFacts } from './picture-target.ts';

/** A waiting picture was refused: whatever it was sent for will not get it. */
export const pictureRefused = defineFact<{ picture: PictureFacts; isMinorRelated: boolean }>(
  'picture.refused',
);
