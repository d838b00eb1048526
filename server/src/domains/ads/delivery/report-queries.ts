import type { Executor, TransactionExecutor } from '../../../platform/db/database.ts';

export interface NewReport {
  serveId: string;
  viewerHash: string;
  postingNumber: number;
  reason: string;
  details: string | null;
}

/** The creative that is reported; null: this viewer has reported this ad before. */
export async function insertReport(db: Executor, report: NewReport): Promise<string | null> {
  const [row] = await db.query<{ creative_id: string }>(
    `insert into ad_reports (serve_id, viewer_hash, creative_id, reason, details)
     select $1, $2, creative_id, $4, $5 from ad_postings where number = $3
     on conflict do nothing returning creative_id`,
    [report.serveId, report.viewerHash, report.postingNumber, report.reason, report.details],
  );
  return row?.creative_id ?? null;
}

/**
 * Sends a creative back to review once somebody says that it breaks the law or does harm, or three viewers say
 * anything else; answers its title if it was sent. Reports from before it was approved again do not count.
 */
export async function reviewReported(
  transaction: TransactionExecutor,
  creativeId: string,
  words: string,
): Promise<string | null> {
  const [row] = await transaction.query<{ title: string }>(
    `update ad_creatives c set status = 'review', status_reason = $2, updated_at = now()
     where id = $1 and status = 'active' and (
       select bool_or(reason in ('illegal', 'malicious')) or count(distinct viewer_hash) >= 3
       from ad_reports r where r.creative_id = c.id and r.created_at > c.updated_at)
     returning title`,
    [creativeId, words],
  );
  return row?.title ?? null;
}
