import { AppError } from '../../../kit/app-error.ts';
import { type Actor, theSite } from '../../../platform/audit/record-act.ts';
import type { Platform } from '../../../platform/context.ts';
import type { TransactionExecutor } from '../../../platform/db/database.ts';
import { eachAlone } from '../../../platform/jobs/each-alone.ts';
import type { JobHandler } from '../../../platform/jobs/jobs.ts';
import { hasChildSafety } from '../../accounts/index.ts';
import { caseOfReport } from '../cases/case-queries.ts';
import { decideCase } from '../cases/decide-case.ts';
import { type DecisionRow, lookAtDecision } from '../cases/decision-queries.ts';
import { fileReport } from '../file-report.ts';
import { lockTarget, siteReported } from '../report-queries.ts';
import type { ReportedThing, ReportTarget } from '../report-target.ts';
import { ledDecisions, markLed, nameOfMember } from './copies-queries.ts';
import { decideCopies } from './decide-copies.job.ts';

/** Each copy in a transaction of its own. What another admin is working on, or the decider may not see, gets a report, and is left to them. */
export const createDecideCopiesHandler = (
  platform: Platform,
  kinds: readonly ReportTarget[],
): JobHandler<{ decisionId: string; copyIds: string[] }> => ({
  job: decideCopies,
  concurrency: 1,
  async run({ payload: { decisionId, copyIds }, signal }) {
    const decide = async (id: string) => {
      try {
        await decideOne(platform, kinds, decisionId, id, true);
      } catch (error) {
        // Taken by another admin, for few by now, or a notice of its own demands something else.
        const isForPerson =
          error instanceof AppError && ['conflict', 'notFound', 'badInput'].includes(error.kind);
        if (!isForPerson) throw error;
        await decideOne(platform, kinds, decisionId, id, false);
      }
    };
    await eachAlone(copyIds, decide, signal);
  },
  async failed(payload, reason) {
    platform.log.error({ ...payload, reason }, 'copies could not be decided on');
  },
});

const decideOne = (
  platform: Platform,
  kinds: readonly ReportTarget[],
  leadId: string,
  id: string,
  decides: boolean,
): Promise<void> =>
  platform.db.transaction(async (transaction) => {
    const lead = await lookAtDecision(transaction, leadId);
    if (lead === null || lead.ended_at !== null) return;
    const found = await reportCopy(transaction, kinds, lead, id);
    if (found === null || !decides) return;
    const isVideo = found.kind === 'video';
    const decided = await decideCase(transaction, platform, kinds, {
      caseId: found.caseId,
      actor: await deciderOf(transaction, lead),
      // What has come to be for few since then is left to them.
      seesMinors: lead.decided_by !== null && (await hasChildSafety(transaction, lead.decided_by)),
      decision: {
        p_outcome: 'upheld',
        // A picture is removed or left, and what is removed of it is barred anyway.
        p_target_action: isVideo ? lead.target_action : 'remove',
        p_places: isVideo ? lead.places : null,
        p_stays_down: isVideo && lead.stays_down,
        p_ground: lead.ground,
        p_explanation: lead.explanation,
      },
      suspendedUntil: null,
      falseReportIds: [],
      isThankful: false,
    });
    await markLed(transaction, decided.decisionId, lead.id);
  });

/** The site's own report of a copy; null: it is gone, or was decided on in an earlier run. */
async function reportCopy(
  transaction: TransactionExecutor,
  kinds: readonly ReportTarget[],
  lead: DecisionRow,
  id: string,
): Promise<{ kind: ReportTarget['kind']; caseId: string } | null> {
  const found = await lookFor(transaction, kinds, id);
  if (found === null || lead.ground === null) return null;
  const { target, thing } = found;
  await lockTarget(transaction, target.kind, id);
  const before = await ledDecisions(transaction, [lead.id]);
  if (before.some(({ targets }) => targets.some((one) => one.id === id))) return null;
  const text = `A copy of what the case ${lead.case_id} is about.`;
  // Left to another admin in an earlier run.
  if (await siteReported(transaction, { kind: target.kind, targetId: id, text })) return null;
  const reportId = await fileReport(transaction, {
    ...{ kind: target.kind, targetId: id, ownerId: thing.ownerId },
    evidence: { ...thing.evidence, found_in: 'copies' },
    ...{ reporterId: null, reason: lead.ground, text, heldTarget: false, foundBy: 'copy' },
  });
  const caseId = await caseOfReport(transaction, reportId);
  return caseId === null ? null : { kind: target.kind, caseId };
}

/** The thing of this id, of whatever kind has copies. */
async function lookFor(
  transaction: TransactionExecutor,
  kinds: readonly ReportTarget[],
  id: string,
): Promise<{ target: ReportTarget; thing: ReportedThing } | null> {
  for (const target of kinds) {
    const thing = (await target.look?.(transaction, id)) ?? null;
    if (thing !== null) return { target, thing };
  }
  return null;
}

async function deciderOf(transaction: TransactionExecutor, { decided_by }: DecisionRow): Promise<Actor> {
  const name = decided_by === null ? null : await nameOfMember(transaction, decided_by);
  return name === null ? theSite : { id: decided_by, name };
}
