import type { StudioVideo } from '#contract/studio.ts';
import type { Platform } from '../../../platform/context.ts';
import { type EncodingShown, encodingOf } from '../../media/index.ts';
import { rulesOnVideo } from '../places/place-queries.ts';
import { studioVideo } from './studio-queries.ts';
import { studioVideoView } from './studio-view.ts';

export interface ShownVideo {
  view: StudioVideo;
  uploaderId: string | null;
  /** Null: it plays the file that it began with. */
  fileReplacedAt: Date | null;
  /** Null: nothing is known of how its file was encoded. */
  encoding: EncodingShown | null;
  rules: Awaited<ReturnType<typeof rulesOnVideo>>;
}

/** A video that is not removed, as its owner sees it, and where it is shown. Whoever asks decides who may see it. */
export async function studioVideoShown(
  platform: Pick<Platform, 'db' | 'config' | 'objectBase'>,
  slug: string,
): Promise<ShownVideo | null> {
  const row = await studioVideo(platform.db, slug);
  if (row === null) return null;
  return {
    view: studioVideoView(row, platform),
    uploaderId: row.uploader_id,
    fileReplacedAt: row.file_replaced_at,
    encoding: row.media_id === null ? null : await encodingOf(platform.db, row.media_id),
    rules: await rulesOnVideo(platform.db, row.video_id),
  };
}
