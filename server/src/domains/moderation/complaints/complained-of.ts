import type { Viewer } from '../../../platform/context.ts';
import type { Executor } from '../../../platform/db/database.ts';
import { seesMinors } from '../../accounts/index.ts';
import { type CaseListRow, findCase } from '../cases/case-queries.ts';
import { type DecisionRow, lookAtDecision } from '../cases/decision-queries.ts';
import { type ComplaintRow, findComplaint } from './complaint-queries.ts';

export interface ComplainedOf {
  complaint: ComplaintRow;
  decision: DecisionRow;
  one: CaseListRow;
  sees: boolean;
}

/** A complaint with the decision and the case that it is about; null: there is none, or this admin may not see its case. */
export async function findComplainedOf(
  db: Executor,
  viewer: Viewer,
  id: string,
): Promise<ComplainedOf | null> {
  const complaint = await findComplaint(db, id);
  const decision = complaint && (await lookAtDecision(db, complaint.decision_id));
  const sees = await seesMinors(db, viewer);
  const one = decision && (await findCase(db, decision.case_id, sees));
  return complaint && decision && one ? { complaint, decision, one, sees } : null;
}
