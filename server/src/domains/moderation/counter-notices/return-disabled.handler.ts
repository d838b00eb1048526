import { recordAct, theSite } from '../../../platform/audit/record-act.ts';
import type { Platform } from '../../../platform/context.ts';
import { eachAlone } from '../../../platform/jobs/each-alone.ts';
import type { JobHandler } from '../../../platform/jobs/jobs.ts';
import { caseAct } from '../cases/case-acts.ts';
import { contentDecided } from '../cases/case-facts.ts';
import { findCase } from '../cases/case-queries.ts';
import { lockTargets } from '../cases/decide-case.ts';
import { lockDecision, lookAtDecision } from '../cases/decision-queries.ts';
import { undoDecision } from '../cases/undo-decision.ts';
import type { ReportTarget } from '../report-target.ts';
import { dueCounterNotices, findCounterNotice, lockCounterNotice } from './counter-notice-queries.ts';
import { returnDisabled } from './return-disabled.job.ts';
import { tellBoth } from './tell-both.ts';

/** Per run; the rest is left to the next. */
const atOnce = 200;

/** Every ten minutes. What fails is tried again by the next run. */
export const createReturnDisabledHandler = (
  platform: Platform,
  targets: readonly ReportTarget[],
): JobHandler<Record<string, never>> => ({
  job: returnDisabled,
  schedule: '*/10 * * * *',
  async run({ signal }) {
    await eachAlone(
      await dueCounterNotices(platform.db, atOnce),
      ({ id }) => returnOne(platform, targets, id),
      signal,
    );
  },
});

const returnOne = (platform: Platform, kinds: readonly ReportTarget[], id: string): Promise<void> =>
  platform.db.transaction(async (transaction) => {
    const found = await findCounterNotice(transaction, id);
    const disabling = found && (await lookAtDecision(transaction, found.decision_id));
    if (!disabling || disabling.ended_at !== null) return;
    // In the order of decisions: things, then what is known about them.
    await lockTargets(transaction, disabling.targets);
    const decision = await lockDecision(transaction, disabling.id);
    const row = await lockCounterNotice(transaction, id);
    if (row === null || row.ended_at !== null || row.court_at !== null) return;
    if (decision === null || decision.ended_at !== null) return;
    // Uploaders of copies swore nothing: theirs stay down until they do, or the decision itself is undone.
    await undoDecision(transaction, platform, kinds, theSite, decision, { withCopies: false });
    await tellBoth(transaction, platform, row, 'returned');
    if (disabling.author_id !== null)
      await platform.facts.state(transaction, contentDecided, {
        statementId: disabling.id,
        authorId: disabling.author_id,
        targetKind: 'video',
        outcome: 'restored',
        ...(disabling.targets[0] && { videoId: disabling.targets[0].id }),
      });
    const one = await findCase(transaction, disabling.case_id, true);
    if (one !== null)
      await recordAct(
        transaction,
        theSite,
        caseAct(one, {
          act: 'case.returned',
          summary: `Put back “${one.title}”: the days of a counter-notice are over, and nobody went to court.`,
          details: { counter_notice: id },
        }),
      );
  });
