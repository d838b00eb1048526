import type { Executor } from '../../platform/db/database.ts';
import { findCopies, framesOfMedia } from '../media/index.ts';
import { type CopyRow, videosOfFiles } from './copy-queries.ts';
import { mediaOfVideo } from './media-outcome-queries.ts';

export interface VideoCopy extends CopyRow {
  target: 'video';
  kind: 'identical' | 'near';
  share: number;
}

/** Videos that show the same file as this one, or nearly the same, the likest first; not those removed. */
export async function copiesOfVideo(db: Executor, videoId: string): Promise<VideoCopy[]> {
  const mediaId = await mediaOfVideo(db, videoId);
  if (mediaId == null) return [];
  const files = new Map((await findCopies(db, mediaId)).map((file) => [file.mediaId, file]));
  const rows = await videosOfFiles(db, videoId, [mediaId, ...files.keys()]);
  return rows
    .map((row) => {
      const file = files.get(row.media_id);
      return {
        ...row,
        target: 'video' as const,
        kind: file?.kind ?? ('identical' as const),
        share: file?.share ?? 1,
      };
    })
    .sort((one, other) => other.share - one.share || (one.kind === 'identical' ? -1 : 1));
}

/** Hashes of the frames by which a video is known again. */
export async function framesOfVideo(db: Executor, videoId: string): Promise<Buffer[]> {
  const mediaId = await mediaOfVideo(db, videoId);
  return mediaId == null ? [] : framesOfMedia(db, mediaId);
}
