import type { AuthorAction, TargetAction } from '#contract/case-lists.ts';
import type { Places } from '#contract/place-lists.ts';
import type { CaseTargetKind, ReportReason } from '#contract/reports.ts';
import type { Executor } from '../../../platform/db/database.ts';
import { visible } from '../cases/case-queries.ts';
import type { Detection } from '../cases/detections.ts';

export interface StatementRow {
  id: string;
  target_action: TargetAction;
  author_action: AuthorAction;
  suspended_until: Date | null;
  upload_right_taken: boolean;
  was_held: boolean;
  /** Null: no rule was named. */
  ground: ReportReason | null;
  places: Places | null;
  targets: { kind: CaseTargetKind; id: string }[];
  decided_at: Date;
  case_began: Date;
  detections: Detection[];
}

/** Decisions that restricted something or somebody, of these days (the last one included), oldest first. */
export const restrictingDecisions = (
  db: Executor,
  { from, to, seesMinors }: { from: string; to: string; seesMinors: boolean },
  most: number,
): Promise<StatementRow[]> =>
  db.query<StatementRow>(
    `select d.id, d.target_action, d.author_action, d.suspended_until, d.upload_right_taken, d.was_held, d.ground, d.targets, d.places,
       d.decided_at, c.created_at as case_began, d.detections
     from case_decisions d join cases c on c.id = d.case_id
     where d.outcome = 'upheld' and d.decided_at >= $1::date and d.decided_at < $2::date + 1
       and (d.target_action <> 'leave' or d.author_action = 'suspend' or d.upload_right_taken)
       and ${visible(seesMinors)}
     order by d.decided_at, d.id limit $3`,
    [from, to, most],
  );
