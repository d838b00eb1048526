import type { ReportTargetKind } from '#contract/reports.ts';
import type { Executor } from '../../../platform/db/database.ts';
import { visible } from '../cases/case-queries.ts';

export interface LedDecision {
  id: string;
  case_id: string;
  title: string;
  is_in_force: boolean;
  targets: { kind: string; id: string }[];
}
/** Decisions that the act of these made too, on copies. */
export const ledDecisions = (db: Executor, leadIds: readonly string[]): Promise<LedDecision[]> =>
  db.query(
    `select d.id, d.case_id, c.title, d.ended_at is null as is_in_force, d.targets
     from case_decisions d join cases c on c.id = d.case_id where d.led_by = any ($1::uuid[]) order by d.decided_at, d.id`,
    [leadIds],
  );
/** Those about what may show a minor by now are for few. */
export const ledOfCase = (db: Executor, caseId: string, seesMinors: boolean): Promise<LedDecision[]> =>
  db.query(
    `select d.id, d.case_id, c.title, d.ended_at is null as is_in_force, d.targets
     from case_decisions lead join case_decisions d on d.led_by = lead.id join cases c on c.id = d.case_id
     where lead.case_id = $1 and ${visible(seesMinors)} order by d.decided_at, d.id`,
    [caseId],
  );

export async function markLed(db: Executor, decisionId: string, leadId: string): Promise<void> {
  await db.query('update case_decisions set led_by = $2 where id = $1', [decisionId, leadId]);
}

/**
 * Whether somebody who appears against their will asked for a removal that is not decided yet, or that this decision
 * upheld.
 */
export const hasRemovalNotice = async (
  db: Executor,
  caseId: string,
  decisionId: string | null,
): Promise<boolean> =>
  (
    await db.query(
      `select from reports r join notice_items i on i.report_id = r.id join notices n on n.id = i.notice_id
       where r.case_id = $1 and n.kind = 'removal' and n.is_urgent and case when $2::uuid is null then r.state = 'open'
         else r.state = 'upheld' and r.decided_at = (select decided_at from case_decisions where id = $2) end limit 1`,
      [caseId, decisionId],
    )
  ).length > 0;

export const nameOfMember = async (db: Executor, id: string): Promise<string | null> =>
  (await db.query<{ username: string }>('select username from members where id = $1', [id]))[0]?.username ??
  null;

/** Of these things, those that may show a minor: their cases, or those that theirs went into, are for few. */
export const minorRelatedOf = async (
  db: Executor,
  kind: ReportTargetKind,
  ids: readonly string[],
): Promise<ReadonlySet<string>> =>
  new Set(
    (
      await db.query<{ id: string }>(
        `select c.target_id as id from cases c left join cases w on w.id = c.merged_into
         where c.target_kind = $1 and c.target_id = any ($2::uuid[])
           and coalesce(w.is_minor_related, c.is_minor_related)
         union
         select id from videos_for_child_safety() id where $1 = 'video' and id = any ($2::uuid[])`,
        [kind, ids],
      )
    ).map(({ id }) => id),
  );
