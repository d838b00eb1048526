import type { Executor } from '../../../platform/db/database.ts';
import { isUncovered } from './exposure-queries.ts';

/** Pixels: enough to know one picture from another, and no more. */
const coveredWidth = 320;
const coveredBlur = 14;

/**
 * A picture that may show a minor, as it is sent to an admin who may see it: blurred and grey until they ask to see it clearly.
 */
export const coveredUnlessAsked = async (
  db: Executor,
  { viewerId, subjectId }: { viewerId: string; subjectId: string },
  bytes: Buffer,
): Promise<Buffer> => ((await isUncovered(db, viewerId, subjectId)) ? bytes : coverPicture(bytes));

/** The same picture, blurred and grey: WebP. */
export async function coverPicture(bytes: Buffer): Promise<Buffer> {
  const { default: sharp } = await import('sharp');
  return sharp(bytes)
    .resize({ width: coveredWidth, height: coveredWidth, fit: 'inside' })
    .grayscale()
    .blur(coveredBlur)
    .webp({ quality: 40 })
    .toBuffer();
}
