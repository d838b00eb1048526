import type { Executor } from '../../../platform/db/database.ts';
import type { Detection } from './detections.ts';

/**
 * What led to a decision on a case, the earliest first: these reports, or whatever it was last decided by where none is
 * open. Reports that were gathered in one receipt are reports.
 */
export async function detectionsOf(
  db: Executor,
  caseId: string,
  reportIds: readonly string[],
): Promise<Detection[]> {
  const found = await db.query<{ way: Detection }>(
    `select way from (
       select case when exists (
           select from notice_items i join notices n on n.id = i.notice_id where i.report_id = r.id and not n.is_gathered)
         then 'notice' else coalesce(r.found_by, 'report') end as way, r.created_at
       from reports r where r.case_id = $1 and r.id = any ($2::uuid[])) one
     group by way order by min(created_at), way`,
    [caseId, reportIds],
  );
  if (found.length > 0) return found.map(({ way }) => way);
  const [before] = await db.query<{ detections: Detection[] }>(
    'select detections from case_decisions where case_id = $1 order by decided_at desc, id desc limit 1',
    [caseId],
  );
  return before?.detections ?? ['own'];
}
