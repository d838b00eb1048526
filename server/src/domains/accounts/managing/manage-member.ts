import { AppError } from '../../../kit/app-error.ts';
import { type Act, actorOf, recordAct } from '../../../platform/audit/record-act.ts';
import type { CallContext } from '../../../platform/context.ts';
import type { TransactionExecutor } from '../../../platform/db/database.ts';
import type { StandingRow } from './managing-queries.ts';
import { lockMember } from './sanctions.ts';

export const userNotFound = 'User not found.';

/**
 * Changes something about a member on behalf of an admin, in one transaction with its line in the log.
 * `change` answers that line (null: nothing was changed) and the answer of the call.
 */
export const manageMember = <T>(
  context: CallContext,
  accountId: string,
  change: (
    transaction: TransactionExecutor,
    member: StandingRow,
  ) => Promise<{ act: Omit<Act, 'targetKind' | 'targetId'> | null; answer: T }>,
): Promise<T> =>
  context.db.transaction(async (transaction) => {
    const member = await lockMember(transaction, accountId);
    if (member === null) throw new AppError('notFound', userNotFound);
    const { act, answer } = await change(transaction, member);
    if (act !== null)
      await recordAct(transaction, actorOf(context.viewer), {
        ...act,
        targetKind: 'member',
        targetId: accountId,
      });
    return answer;
  });

/**
 * Admins cannot shut out themselves or other admins: an admin is demoted first, which the last one cannot be.
 */
export function refuseAdmins(
  { viewer }: { viewer: { userId: string | null } },
  member: Pick<StandingRow, 'id' | 'role' | 'username'>,
): void {
  if (member.id === viewer.userId) throw new AppError('conflict', 'You can’t do this to your own account.');
  if (member.role === 'admin')
    throw new AppError('conflict', `${member.username} is an admin. Give them another role first.`);
}
