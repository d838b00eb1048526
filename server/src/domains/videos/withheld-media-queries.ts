import type { Executor } from '../../platform/db/database.ts';
import { withheldStates } from './video-rules.ts';

/** Media that only videos show whose files are withheld. */
export async function readWithheld(db: Executor): Promise<Set<string>> {
  const rows = await db.query<{ media_id: string }>(
    `select made.media_id
     from videos v cross join unnest(array[v.media_id, v.next_media_id]) made (media_id)
     where v.publish_status = any($1) and made.media_id is not null
       and not exists (select from videos o where o.media_id = made.media_id and o.publish_status <> all($1))`,
    [withheldStates],
    'withheld_media',
  );
  return new Set(rows.map(({ media_id }) => media_id));
}
