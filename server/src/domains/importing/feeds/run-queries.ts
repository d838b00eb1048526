import type { Executor } from '../../../platform/db/database.ts';
import { type BatchRow, batchColumns } from './import-queries.ts';

/** The batch begun by a run of a feed; null: none yet. */
export const findRunBatch = async (db: Executor, runId: string): Promise<BatchRow | null> =>
  (await db.query<BatchRow>(`select ${batchColumns} from import_batches where run_id = $1`, [runId]))[0] ??
  null;

/** The source items a batch is done with, whatever the outcome. */
export async function doneAddresses(db: Executor, batchId: string): Promise<Set<string>> {
  const rows = await db.query<{ source_url: string }>(
    'select source_url from import_items where batch_id = $1',
    [batchId],
  );
  return new Set(rows.map(({ source_url }) => source_url));
}

/** Why these items of a feed failed last time, by address. */
export async function pastFailures(
  db: Executor,
  feedId: string,
  addresses: readonly string[],
): Promise<Map<string, string>> {
  const rows = await db.query<{ source_url: string; reason: string }>(
    `select i.source_url, i.reason from import_items i join import_batches b on b.id = i.batch_id
     where i.state = 'failed' and md5(i.source_url) = any (select md5(a) from unnest($2::text[]) a)
       and i.source_url = any ($2) and b.feed_id = $1
     order by i.id`,
    [feedId, addresses],
  );
  return new Map(rows.map(({ source_url, reason }) => [source_url, reason]));
}

export interface RunCounts {
  imported: number;
  skipped: number;
  failed: number;
}

/** The overall outcome of a run. A batch with nothing recorded in it is deleted. */
export async function closeRun(db: Executor, batchId: string): Promise<RunCounts> {
  const [counts] = await db.query<RunCounts>(
    `select imported_count as imported, skipped_count as skipped, failed_count as failed from import_batches where id = $1`,
    [batchId],
  );
  const found = counts ?? { imported: 0, skipped: 0, failed: 0 };
  if (found.imported + found.skipped + found.failed === 0)
    await db.query(
      `delete from import_batches b where id = $1 and not exists (select from import_items where batch_id = b.id)`,
      [batchId],
    );
  return found;
}
