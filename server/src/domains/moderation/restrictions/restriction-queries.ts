import { limits } from '#contract/limits.ts';
import type { CaseTargetKind } from '#contract/reports.ts';
import type { Executor } from '../../../platform/db/database.ts';

/** Stores what a thing was when an admin acted on it by themselves, for whoever looks at it again. */
export async function writeCaseEvidence(
  db: Executor,
  caseId: string,
  { evidence, isMinorRelated }: { evidence: Record<string, unknown> | null; isMinorRelated: boolean },
): Promise<void> {
  await db.query(
    `update cases set evidence = coalesce($2::jsonb, evidence), is_minor_related = is_minor_related or $3 where id = $1`,
    [caseId, evidence === null ? null : JSON.stringify(evidence), isMinorRelated],
  );
}

/** What a thing was is forgotten once nobody can complain any more, and it is no evidence: no complaint waits either. */
export async function forgetCaseEvidence(db: Executor): Promise<void> {
  await db.query(
    `update cases c set evidence = null
     where c.evidence is not null and c.decided_at < now() - make_interval(days => $1)
       and not is_evidence(c.target_kind, c.target_id, array[c.target_owner_id])`,
    [limits.objectionDays],
  );
}

/** The open reports of the case that a thing has. */
export const openReportsOf = async (db: Executor, kind: CaseTargetKind, id: string): Promise<string[]> =>
  (
    await db.query<{ id: string }>(
      `select id from reports where target_kind = $1 and target_id = $2 and state = 'open'`,
      [kind, id],
    )
  ).map((report) => report.id);

/** Whether what a decision did to its author has been done again since, and is in force by that. */
export async function sanctionedSince(
  db: Executor,
  decisionId: string,
): Promise<{ is_suspended: boolean; is_right_taken: boolean }> {
  const [row] = await db.query<{ is_suspended: boolean; is_right_taken: boolean }>(
    `select coalesce(bool_or(later.author_action = 'suspend'), false) as is_suspended,
       coalesce(bool_or(later.upload_right_taken), false) as is_right_taken
     from case_decisions one join case_decisions later on later.author_id = one.author_id
       and (later.decided_at, later.id) > (one.decided_at, one.id) and later.ended_at is null and later.outcome = 'upheld'
     where one.id = $1`,
    [decisionId],
  );
  return row ?? { is_suspended: false, is_right_taken: false };
}
