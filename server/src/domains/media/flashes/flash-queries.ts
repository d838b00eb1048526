import type { Executor } from '../../../platform/db/database.ts';
import type { FoundFlash } from './flash-meter.ts';

/** Says what was found in a file. False if there is no such file anymore. */
export const writeMeasured = async (
  db: Executor,
  mediaId: string,
  found: readonly FoundFlash[],
): Promise<boolean> =>
  (
    await db.query(
      `insert into flash_measures (media_id, found) select id, $2::jsonb from media_assets where id = $1
       on conflict (media_id) do update set measured_at = now(), found = excluded.found returning 1`,
      [mediaId, JSON.stringify(found)],
    )
  ).length > 0;

/** A file that could not be measured is not tried again by itself. What was found before stays. */
export async function writeUnmeasurable(db: Executor, mediaId: string): Promise<void> {
  await db.query(
    `insert into flash_measures (media_id, found) select id, null from media_assets where id = $1
     on conflict do nothing`,
    [mediaId],
  );
}

/** What was found in a file; null: it was not measured. */
export const measuredFlashes = async (db: Executor, mediaId: string): Promise<FoundFlash[] | null> =>
  (
    await db.query<{ found: FoundFlash[] }>('select found from flash_measures where media_id = $1', [mediaId])
  )[0]?.found ?? null;

/** Whether a file was measured for flashes. */
export const isMeasured = async (db: Executor, mediaId: string): Promise<boolean> =>
  (await db.query('select from flash_measures where media_id = $1 and found is not null', [mediaId])).length >
  0;

/** Files that nothing better follows and for which no measuring has ended yet, the latest first. */
export const unmeasuredMedia = async (db: Executor, limit: number): Promise<string[]> =>
  (
    await db.query<{ id: string }>(
      `select m.id from media_assets m where (m.state = 'ready' or m.state = 'failed' and m.first_pass_at is not null)
         and not exists (select from flash_measures f where f.media_id = m.id)
       order by m.id desc limit $1`,
      [limit],
    )
  ).map(({ id }) => id);

/** The excerpt that lists play of a file is made no more use of: it flashes. */
export async function forgetPreview(db: Executor, mediaId: string): Promise<void> {
  await db.query(`update media_assets set extras = extras - 'previewKey' where id = $1`, [mediaId]);
}
