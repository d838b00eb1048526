import type { Role } from '#contract/roles.ts';
import { AppError } from '../../kit/app-error.ts';
import type { Platform } from '../../platform/context.ts';
import type { TransactionExecutor } from '../../platform/db/database.ts';
import { notify } from '../../platform/db/notifications.ts';
import { accountChanged, accountChangedTopic, accountVerified, roleChanged } from './account-facts.ts';
import {
  clearUploadRight,
  isLastAdmin,
  lockAccount,
  lockAdmins,
  updateRole,
  verifyEmail,
  writeChildSafety,
  writeUploadEarned,
  writeUploadWord,
} from './account-queries.ts';
import { entrustFirstAdmin } from './entrust-first-admin.ts';
import { lookups } from './sessions/session-lookup.ts';

type Machines = Pick<Platform, 'facts'>;

/**
 * Tells every process that what pages show about a member has changed. Any code that writes such a column
 * must call it.
 */
export async function tellAccountChanged(
  transaction: TransactionExecutor,
  { facts }: Machines,
  accountId: string,
): Promise<void> {
  await facts.state(transaction, accountChanged, { accountId });
  await notify(transaction, accountChangedTopic, { accountId });
  transaction.afterCommit(() => {
    for (const lookup of lookups) lookup.forgetAccount(accountId);
  });
}

/** The address is confirmed: `unverified_member` becomes `member`, other roles stay. */
export async function confirmEmail(
  transaction: TransactionExecutor,
  platform: Machines,
  accountId: string,
): Promise<void> {
  if (!(await verifyEmail(transaction, accountId))) return;
  await platform.facts.state(transaction, accountVerified, { accountId });
  await tellAccountChanged(transaction, platform, accountId);
}

/** Throws `conflict` if nobody would be left to run the site. */
export async function changeRole(
  transaction: TransactionExecutor,
  platform: Machines,
  accountId: string,
  role: Role,
): Promise<void> {
  await lockAdmins(transaction);
  const account = await lockAccount(transaction, accountId);
  if (account === null) throw new AppError('notFound', 'User not found.');
  if (account.role === role) return;
  if (account.role === 'admin' && (await isLastAdmin(transaction, accountId)))
    throw new AppError('conflict', 'You can’t demote the last admin. Make someone else an admin first.');
  await updateRole(transaction, accountId, role);
  // The right comes with being an admin, and must not wait for the day they become one again.
  if (account.role === 'admin') await writeChildSafety(transaction, accountId, false);
  if (role === 'admin') await entrustFirstAdmin(transaction, accountId);
  await platform.facts.state(transaction, roleChanged, { accountId, from: account.role, to: role });
  await tellAccountChanged(transaction, platform, accountId);
}

/**
 * Grants or withdraws an admin's right to see cases about minors. Throws `conflict` if it is granted to
 * somebody who is not an admin.
 */
export async function changeChildSafety(
  transaction: TransactionExecutor,
  platform: Machines,
  accountId: string,
  isGranted: boolean,
): Promise<void> {
  const account = await lockAccount(transaction, accountId);
  if (account === null) throw new AppError('notFound', 'User not found.');
  if (isGranted && account.role !== 'admin')
    throw new AppError('conflict', 'Only admins can be let into cases about minors.');
  await writeChildSafety(transaction, accountId, isGranted);
  await tellAccountChanged(transaction, platform, accountId);
}

/** An admin's decision on whether a member may upload videos; null leaves it to the identity check. */
export async function changeUploadRight(
  transaction: TransactionExecutor,
  platform: Machines,
  accountId: string,
  canUpload: boolean | null,
): Promise<void> {
  const word = canUpload === null ? null : canUpload ? 'granted' : 'denied';
  await writeUploadWord(transaction, accountId, word);
  await tellAccountChanged(transaction, platform, accountId);
}

/**
 * Whether a member has earned the right to upload videos with an approved identity record and a signed
 * agreement.
 */
export async function earnUploadRight(
  transaction: TransactionExecutor,
  platform: Machines,
  accountId: string,
  isEarned: boolean,
): Promise<void> {
  await writeUploadEarned(transaction, accountId, isEarned);
  await tellAccountChanged(transaction, platform, accountId);
}

/** Takes away the right to upload videos, earned or granted. A decision that denied it still does. */
export async function endUploadRight(
  transaction: TransactionExecutor,
  platform: Machines,
  accountId: string,
): Promise<void> {
  await clearUploadRight(transaction, accountId);
  await tellAccountChanged(transaction, platform, accountId);
}
