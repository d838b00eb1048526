import { theSite } from '../../../platform/audit/record-act.ts';
import type { Platform } from '../../../platform/context.ts';
import { eachAlone } from '../../../platform/jobs/each-alone.ts';
import type { JobHandler } from '../../../platform/jobs/jobs.ts';
import { findCase, reopen } from '../cases/case-queries.ts';
import { decideCase } from '../cases/decide-case.ts';
import { lookAtDecision } from '../cases/decision-queries.ts';
import type { ReportTarget } from '../report-target.ts';
import { ledDecisions } from './copies-queries.ts';
import { undoCopies } from './undo-copies.job.ts';

/** Each copy in a transaction of its own; what was decided anew meanwhile is left. */
export const createUndoCopiesHandler = (
  platform: Platform,
  kinds: readonly ReportTarget[],
): JobHandler<{ decisionId: string }> => ({
  job: undoCopies,
  concurrency: 1,
  async run({ payload: { decisionId }, signal }) {
    await eachAlone(
      await ledDecisions(platform.db, [decisionId]),
      ({ id }) => undoOne(platform, kinds, id),
      signal,
    );
  },
  async failed(payload, reason) {
    platform.log.error({ ...payload, reason }, 'copies could not be put back');
  },
});

const undoOne = (platform: Platform, kinds: readonly ReportTarget[], id: string): Promise<void> =>
  platform.db.transaction(async (transaction) => {
    const decision = await lookAtDecision(transaction, id);
    const one = decision && (await findCase(transaction, decision.case_id, true));
    if (!decision || !one || decision.ended_at !== null || one.state !== 'upheld') return;
    await reopen(transaction, one.id, null);
    await decideCase(transaction, platform, kinds, {
      ...{ caseId: one.id, undoes: id, actor: theSite, seesMinors: true, suspendedUntil: null },
      ...{ falseReportIds: [], isThankful: false },
      decision: { p_outcome: 'dismissed', p_explanation: 'What this is a copy of was put back.' },
    });
  });
