import type { Executor } from '../../platform/db/database.ts';
import { lastUuid } from '../../platform/db/first-and-last-ids.ts';
import type { MediaExtras, MediaState } from '../media/index.ts';
import type { PublishStatus } from '../videos/index.ts';
import type { UploadDetails } from './upload-details.ts';
import { shown } from './upload-queries.ts';
import type { UploadState } from './upload-rules.ts';

/** An upload with its video and the video's media, as far as they exist. */
export interface OwnUploadRow {
  id: string;
  file_name: string;
  bytes: number;
  arrived: number | null;
  state: UploadState;
  reason: string | null;
  details: UploadDetails | null;
  created_at: Date;
  video_id: string | null;
  slug: string;
  title: string;
  publish_status: PublishStatus;
  publish_at: Date | null;
  licence_ends_at: Date | null;
  review_reason: string | null;
  playback_state: string;
  failure_reason: string | null;
  thumbnail_key: string | null;
  custom_thumbnail_key: string | null;
  view_count: number;
  media_state: MediaState | null;
  media_progress: number | null;
  media_reason: string | null;
  media_extras: MediaExtras | null;
}

const columns = `u.id, u.file_name, u.bytes, u.arrived, u.state, u.reason, u.details, u.created_at, v.id as video_id, v.slug, v.title,
  v.publish_status, v.publish_at, v.licence_ends_at, v.review_reason, v.playback_state, v.failure_reason, v.thumbnail_key,
  v.custom_thumbnail_key, v.view_count, m.state as media_state, m.progress as media_progress, m.reason as media_reason,
  m.extras as media_extras`;
const joins = `left join videos v on v.id = u.video_id left join media_assets m on m.id = v.media_id`;

export const ownUploads = (
  db: Executor,
  { ownerId, before, limit }: { ownerId: string; before: string | null; limit: number },
): Promise<OwnUploadRow[]> =>
  db.query<OwnUploadRow>(
    `select ${columns} from uploads u ${joins}
     where u.owner_id = $1 and u.id < coalesce($2::uuid, ${lastUuid}) and ${shown}
       and (u.replaces_video_id is null or u.state = 'done')
     order by u.id desc limit $3`,
    [ownerId, before, limit],
    'own_uploads',
  );

export const ownUpload = async (
  db: Executor,
  { ownerId, id }: { ownerId: string; id: string },
): Promise<OwnUploadRow | null> =>
  (
    await db.query<OwnUploadRow>(
      `select ${columns} from uploads u ${joins} where u.id = $2 and u.owner_id = $1 and ${shown}`,
      [ownerId, id],
      'own_upload',
    )
  )[0] ?? null;

/** The file about to replace that of the member's own video, or the last one refused. */
export const ownReplacement = async (
  db: Executor,
  { ownerId, videoId }: { ownerId: string; videoId: string },
): Promise<OwnUploadRow | null> =>
  (
    await db.query<OwnUploadRow>(
      `select ${columns} from uploads u ${joins}
       where u.replaces_video_id = $2 and u.owner_id = $1 and u.state not in ('done', 'gone') order by u.id desc limit 1`,
      [ownerId, videoId],
      'own_replacement',
    )
  )[0] ?? null;

/**
 * The playlist key of the member's own video; null: it does not play. Null for all: there is no such video.
 */
export const ownMasterKey = async (
  db: Executor,
  { ownerId, videoId }: { ownerId: string; videoId: string },
): Promise<{ key: string | null; status: PublishStatus } | null> =>
  (
    await db.query<{ key: string | null; status: PublishStatus }>(
      `select case when playback_state in ('playable', 'ready') then playback->>'master_key' end as key, publish_status as status
       from videos where id = $2 and uploader_id = $1 and publish_status <> 'removed'`,
      [ownerId, videoId],
    )
  )[0] ?? null;
