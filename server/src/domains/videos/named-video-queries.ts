import type { Executor } from '../../platform/db/database.ts';
import type { PublishStatus } from './video-rules.ts';

/** A video in any state, as the back office names it elsewhere. */
export interface NamedVideo {
  id: string;
  slug: string;
  title: string;
  publish_status: PublishStatus;
  audio_language: string | null;
}
const columns = 'id, slug, title, publish_status, audio_language';

export const namedVideos = (db: Executor, ids: readonly string[]): Promise<NamedVideo[]> =>
  db.query<NamedVideo>(`select ${columns} from videos where id = any ($1::uuid[])`, [ids], 'named_videos');

/** The video that a slug leads to, also an old one. */
export const videoOfSlug = async (db: Executor, slug: string): Promise<NamedVideo | null> =>
  (
    await db.query<NamedVideo>(
      `select ${columns} from videos where slug = $1
         or id = (select target_id from slug_redirects where kind = 'video' and old_slug = $1)
       order by slug = $1 desc limit 1`,
      [slug],
    )
  )[0] ?? null;
