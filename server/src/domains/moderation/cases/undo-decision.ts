import { type Actor, recordAct } from '../../../platform/audit/record-act.ts';
import type { TransactionExecutor } from '../../../platform/db/database.ts';
import { endSuspension, type lockMember, withdrawStrike } from '../../accounts/index.ts';
import { giveBackUploadRight } from '../../identity/index.ts';
import { liftRefusal } from '../../pictures/index.ts';
import { ledDecisions } from '../copies/copies-queries.ts';
import { undoCopies } from '../copies/undo-copies.job.ts';
import { counterNoticesOf, endCounterNotices } from '../counter-notices/counter-notice-queries.ts';
import { tellNotifiers } from '../counter-notices/tell-both.ts';
import type { Machines, ReportTarget } from '../report-target.ts';
import { sanctionedSince } from '../restrictions/restriction-queries.ts';
import type { CaseDecision } from './case-rules.ts';
import { type DecisionRow, decisionsInForce, endDecisions } from './decision-queries.ts';

type Undone = Pick<
  DecisionRow,
  | 'id'
  | 'target_action'
  | 'author_action'
  | 'upload_right_taken'
  | 'had_upload_grant'
  | 'strike_id'
  | 'targets'
>;

/** What became of the things of a decision that is undone. */
interface Restored {
  /** Something was put back. */
  isBack: boolean;
  /** Something is deleted by now. */
  isGone: boolean;
}
interface Undoing extends Restored {
  /** The right to upload has to wait for an identity check. */
  needsIdentity: boolean;
}

/**
 * Undoes what a decision did to its things, which are locked before, and takes back its strike. `withCopies`: what it took
 * along comes back too.
 */
export async function undoDecision(
  transaction: TransactionExecutor,
  platform: Machines,
  kinds: readonly ReportTarget[],
  actor: Actor,
  { id, targets, strike_id, target_action }: Undone,
  { withCopies }: { withCopies: boolean },
): Promise<Restored> {
  let isBack = false;
  let isGone = false;
  for (const { kind, id: targetId } of targets) {
    const target = kinds.find((known) => known.kind === kind);
    if (target_action === 'disable') {
      await target?.release(transaction, platform, targetId);
      isBack = true;
    } else if (target_action === 'limit')
      isBack = ((await target?.unlimit?.(transaction, targetId)) ?? false) || isBack;
    else if (target_action !== 'leave') {
      const back = (await target?.restore?.(transaction, platform, targetId)) ?? false;
      isBack = back === true || isBack;
      isGone = back === false || isGone;
    }
    if (kind === 'picture') await liftRefusal(transaction, platform, targetId);
  }
  if (strike_id !== null) await withdrawStrike(transaction, actor, strike_id);
  await endCounterNotices(transaction, [id], true);
  await endDecisions(transaction, [id]);
  if (withCopies && (await ledDecisions(transaction, [id])).length > 0)
    await platform.jobs.enqueue(transaction, undoCopies, { decisionId: id });
  return { isBack, isGone };
}

/**
 * A case is decided anew: what earlier decisions on it did is undone where the thing is left as it is, and is the matter
 * of the new decision otherwise. `author`: locked; null: they have no account. `only`: nothing but this decision is undone;
 * `spareDirect`: reports are decided on, not what admins did outside of the case.
 */
export async function replaceDecisions(
  transaction: TransactionExecutor,
  platform: Machines,
  kinds: readonly ReportTarget[],
  actor: Actor,
  caseId: string,
  { targetAction }: Pick<CaseDecision, 'targetAction'>,
  author: Awaited<ReturnType<typeof lockMember>>,
  { only, spareDirect }: { only: string | null; spareDirect: boolean },
): Promise<Undoing> {
  const inForce = await decisionsInForce(transaction, caseId);
  const before = inForce.filter(({ id, is_direct }) =>
    only === null ? !(spareDirect && is_direct) : id === only,
  );
  const staysAway = inForce.some((one) => !before.includes(one) && one.target_action !== 'leave');
  const ids = before.map(({ id }) => id);
  for (const row of await counterNoticesOf(transaction, ids))
    if (row.ended_at === null) await tellNotifiers(transaction, platform, row, 'decided_anew');
  let [isBack, isGone, needsIdentity] = [false, false, false];
  if (targetAction === 'leave')
    for (const one of before) {
      // What another decision keeps away stays away; this one is undone all the same.
      const undone = staysAway ? { ...one, targets: [] } : one;
      const back = await undoDecision(transaction, platform, kinds, actor, undone, { withCopies: true });
      isBack = back.isBack || staysAway || isBack;
      isGone = back.isGone || isGone;
      if (author !== null && !(await undoSanctions(transaction, platform, actor, author, one)))
        needsIdentity = true;
    }
  await endCounterNotices(transaction, ids, false);
  await endDecisions(transaction, ids);
  return { isBack, isGone, needsIdentity };
}

/** False: the right to upload has to wait for an identity check. */
async function undoSanctions(
  transaction: TransactionExecutor,
  platform: Machines,
  actor: Actor,
  author: NonNullable<Awaited<ReturnType<typeof lockMember>>>,
  { id, author_action, upload_right_taken, had_upload_grant }: Undone,
): Promise<boolean> {
  const since = await sanctionedSince(transaction, id);
  const about = { targetKind: 'member', targetId: author.id };
  const lifted =
    author_action === 'suspend' && !since.is_suspended ? await endSuspension(transaction, author) : null;
  if (lifted !== null) await recordAct(transaction, actor, { ...lifted, ...about });
  if (!upload_right_taken || since.is_right_taken) return true;
  const mayUpload = await giveBackUploadRight(transaction, platform, author.id, had_upload_grant);
  await recordAct(transaction, actor, {
    ...about,
    act: mayUpload ? 'member.upload_granted' : 'member.upload_left',
    summary: mayUpload
      ? `Gave ${author.username} back the right to upload videos.`
      : `Left it to the identity check whether ${author.username} may upload.`,
  });
  return mayUpload;
}
