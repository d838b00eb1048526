import { newId } from '../../../kit/ids.ts';
import { type Act, type Actor, recordAct } from '../../../platform/audit/record-act.ts';
import type { Platform } from '../../../platform/context.ts';
import type { TransactionExecutor } from '../../../platform/db/database.ts';
import { lockAdmins } from '../account-queries.ts';
import { endSessions } from '../sessions/end-sessions.ts';
import {
  clearSuspension,
  deleteStrike,
  insertStrike,
  lockStanding,
  type StandingRow,
  writeSuspension,
} from './managing-queries.ts';
import { isSuspended } from './suspension-rules.ts';

type Machines = Pick<Platform, 'facts'>;
type MemberAct = Omit<Act, 'targetKind' | 'targetId'>;

/**
 * Locks a member’s account for acts on them until the transaction ends; null: there is none. Taken before
 * other locks.
 */
export async function lockMember(
  transaction: TransactionExecutor,
  accountId: string,
): Promise<StandingRow | null> {
  // Before the row, as changes of roles do: two transactions that hold one each would wait for each other.
  await lockAdmins(transaction);
  return lockStanding(transaction, accountId);
}

/** Counts a breach of the rules against a locked member. Answers its id, and its line for the log. */
export async function strikeMember(
  transaction: TransactionExecutor,
  member: Pick<StandingRow, 'id' | 'username'>,
  strike: { reason: string; giverId: string | null },
): Promise<{ id: string; act: MemberAct }> {
  const { reason, giverId } = strike;
  const id = newId();
  await insertStrike(transaction, { id, accountId: member.id, reason, giverId });
  const summary = `Gave ${member.username} a strike: ${reason}`;
  return { id, act: { act: 'member.strike_given', summary, details: { strike_id: id, reason } } };
}

/** Takes a strike back, on record. Answers whose it was; null: there is none, or not any more. */
export async function withdrawStrike(
  transaction: TransactionExecutor,
  actor: Actor,
  strikeId: string,
): Promise<string | null> {
  const strike = await deleteStrike(transaction, strikeId);
  if (strike === null) return null;
  await recordAct(transaction, actor, {
    act: 'member.strike_taken_back',
    targetKind: 'member',
    targetId: strike.account_id,
    summary: `Took a strike back: ${strike.reason}`,
    details: { strike_id: strikeId, reason: strike.reason },
  });
  return strike.account_id;
}

/** Shuts out a locked member and ends their sessions. Answers the line for the log. */
export async function suspendMember(
  transaction: TransactionExecutor,
  platform: Machines,
  member: Pick<StandingRow, 'id' | 'username'>,
  suspension: { reason: string; until: Date | null },
): Promise<MemberAct> {
  const { reason, until } = suspension;
  await writeSuspension(transaction, member.id, reason, until);
  await endSessions(transaction, platform, member.id, { except: null });
  return {
    act: 'member.suspended',
    summary: `Suspended ${member.username} ${until === null ? 'until it is lifted' : `until ${until.toISOString()}`}: ${reason}`,
    details: { reason, until: until?.toISOString() ?? null },
  };
}

/** Lets a locked member in again. Answers the line for the log; null: they were not suspended. */
export async function endSuspension(
  transaction: TransactionExecutor,
  member: StandingRow,
): Promise<MemberAct | null> {
  if (!isSuspended(member, Date.now())) return null;
  await clearSuspension(transaction, member.id);
  return {
    act: 'member.suspension_lifted',
    summary: `Lifted the suspension of ${member.username}.`,
    details: { reason: member.suspension_reason, until: member.suspended_until?.toISOString() ?? null },
  };
}
