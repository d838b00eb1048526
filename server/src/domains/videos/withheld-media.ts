import type { Platform } from '../../platform/context.ts';
import type { Listener } from '../../platform/db/notifications.ts';
import { mediaIdOf } from '../media/index.ts';
import { readWithheld } from './withheld-media-queries.ts';

/** Topic of the notification that a video was held or removed, or is held no longer. */
export const withheldMediaTopic = 'videos.withheld';

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
  return (key) => withheld.size > 0 && withheld.has(mediaIdOf(key));
}
