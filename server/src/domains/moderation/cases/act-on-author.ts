import { limits } from '#contract/limits.ts';
import { AppError } from '../../../kit/app-error.ts';
import { type Act, type Actor, recordAct } from '../../../platform/audit/record-act.ts';
import type { TransactionExecutor } from '../../../platform/db/database.ts';
import {
  changeUploadRight,
  type lockMember,
  refuseAdmins,
  strikeMember,
  suspendMember,
} from '../../accounts/index.ts';
import type { Machines } from '../report-target.ts';
import type { CaseDecision } from './case-rules.ts';

type Member = Awaited<ReturnType<typeof lockMember>>;

/**
 * Throws `conflict` if nothing can be done to the author: they have no account, are an admin, or are the one
 * who decides.
 */
export function standingOfAuthor(actor: Actor, member: Member): void {
  if (member === null)
    throw new AppError(
      'conflict',
      'Whoever made it has no account here. Decide without an act on the author.',
    );
  refuseAdmins({ viewer: { userId: actor.id } }, member);
}

/** What admins without `child_safety` read on a member's page. */
const confidential = 'A decision of the moderators. The reasons were sent to the member.';

/**
 * Applies strike, suspension and loss of the right, each with its line in the log. The statement mentions all
 * of them. Answers the id of a strike.
 */
export async function actOnAuthor(
  transaction: TransactionExecutor,
  platform: Machines,
  actor: Actor,
  member: NonNullable<Member>,
  what: { decision: CaseDecision; until: Date | null; isConfidential: boolean },
): Promise<{ strikeId: string | null }> {
  const { decision, until, isConfidential } = what;
  const words = isConfidential ? confidential : (decision.explanation ?? confidential);
  const oneLine = words.replace(/\s+/g, ' ').trim();
  const reason = Array.from(oneLine).slice(0, limits.suspensionReasonLength).join('');
  const onRecord = (act: Omit<Act, 'targetKind' | 'targetId'>) =>
    recordAct(transaction, actor, { ...act, targetKind: 'member', targetId: member.id });
  let strikeId: string | null = null;
  if (decision.authorAction === 'strike') {
    const strike = { reason, giverId: actor.id };
    const given = await strikeMember(transaction, member, strike);
    strikeId = given.id;
    await onRecord(given.act);
  }
  if (decision.authorAction === 'suspend')
    await onRecord(await suspendMember(transaction, platform, member, { reason, until }));
  if (decision.takesUploadRight) {
    await changeUploadRight(transaction, platform, member.id, false);
    await onRecord({
      act: 'member.upload_taken',
      summary: `Took from ${member.username} the right to upload videos.`,
    });
  }
  return { strikeId };
}
