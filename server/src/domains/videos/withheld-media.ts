import type { Platform } from '../../platform/context.ts';
import type { Executor } from '../../platform/db/database.ts';
import type { Listener } from '../../platform/db/notifications.ts';
import type { PublishStatus } from './video-rules.ts';

/** Topic of the notification that a video was held or removed, or is held no longer. */
export const withheldMediaTopic = 'videos.withheld';

/** Whether the files of such a video are kept from everybody but admins. */
export const isWithheld = (status: PublishStatus): boolean => status === 'held' || status === 'removed';

/** Media that only videos show whose files are withheld. */
async function readWithheld(db: Executor): Promise<Set<string>> {
  const rows = await db.query<{ media_id: string }>(
    `select made.media_id
     from videos v cross join unnest(array[v.media_id, v.next_media_id]) made (media_id)
     where v.publish_status in ('held', 'removed') and made.media_id is not null
       and not exists (select from videos o where o.media_id = made.media_id and o.publish_status not in ('held', 'removed'))`,
    [],
    'withheld_media',
  );
  return new Set(rows.map(({ media_id }) => media_id));
}

/** `media/ID/…` */
const mediaOf = (key: string): string => key.slice(6, key.indexOf('/', 6));

/**
 * Tells of the key of a file whether it is withheld, as it is now in the database: files lie at their addresses for a month
 * or longer after a video was taken away, and whoever watched it knows them.
 */
export async function followWithheldMedia(
  { db, log }: Pick<Platform, 'db' | 'log'>,
  listener: Listener | null,
): Promise<(key: string) => boolean> {
  let withheld = await readWithheld(db);
  let isReading = false;
  let again = false;
  const read = async (): Promise<void> => {
    // Many may go at once: what came in while one was read is read together.
    again = isReading;
    if (isReading) return;
    isReading = true;
    try {
      withheld = await readWithheld(db);
    } catch (error) {
      log.warn({ err: error }, 'withheld media could not be read');
    }
    isReading = false;
    if (again) await read();
  };
  listener?.on(withheldMediaTopic, () => void read());
  listener?.onReconnect(() => void read());
  return (key) => withheld.size > 0 && withheld.has(mediaOf(key));
}
