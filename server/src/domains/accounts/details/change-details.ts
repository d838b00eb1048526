import { limits } from '#contract/limits.ts';
import { AppError, badInput } from '../../../kit/app-error.ts';
import type { CallContext } from '../../../platform/context.ts';
import { accountRenamed } from '../account-facts.ts';
import { type AccountRow, findAccount, lockAccount } from '../account-queries.ts';
import {
  heldProfile,
  readPersonName,
  readUsername,
  usernameChangeWait,
  usernameTaken,
} from '../account-rules.ts';
import { tellAccountChanged } from '../change-account.ts';
import { type DetailChanges, renameProfile, updateDetailColumns } from './details-queries.ts';

export interface NewDetails {
  username?: string | null | undefined;
  displayName?: string | null | undefined;
  firstName?: string | null | undefined;
  lastName?: string | null | undefined;
}
export type DetailFields = { [K in keyof Required<NewDetails>]: string };

/**
 * Writes what differs. What is left out stays; null or blanks clear a name. Throws `badInput` if nothing
 * differs.
 */
export function changeDetails(
  context: CallContext,
  accountId: string,
  input: NewDetails,
  fields: DetailFields,
): Promise<AccountRow> {
  const wished = {
    ...(input.displayName === undefined
      ? {}
      : { display_name: readPersonName(input.displayName, fields.displayName) }),
    ...(input.firstName === undefined
      ? {}
      : { first_name: readPersonName(input.firstName, fields.firstName) }),
    ...(input.lastName === undefined ? {} : { last_name: readPersonName(input.lastName, fields.lastName) }),
  };
  return context.db.transaction(async (transaction) => {
    const account = await lockAccount(transaction, accountId);
    if (account === null) throw new AppError('notFound', 'User not found.');
    const changes: DetailChanges = {};
    if (wished.display_name !== undefined && wished.display_name !== account.display_name)
      changes.displayName = wished.display_name;
    if (wished.first_name !== undefined && wished.first_name !== account.first_name)
      changes.firstName = wished.first_name;
    if (wished.last_name !== undefined && wished.last_name !== account.last_name)
      changes.lastName = wished.last_name;
    // An unchanged name need not be one that could be taken now.
    const username =
      input.username == null || input.username.trim() === account.username
        ? null
        : readUsername(input.username, fields.username);
    if (username === null && Object.keys(changes).length === 0) throw badInput('body', 'No changes to save.');
    if (username !== null) {
      const wait = usernameChangeWait(account.username_changed_at, Date.now());
      if (wait !== null)
        throw new AppError(
          'conflict',
          `You can change your username once in ${limits.usernameChangeDays} days. Try again in ${wait} ${wait === 1 ? 'day' : 'days'}.`,
          { field: fields.username, hint: 'username_change_too_soon' },
        );
      const names = { from: account.username, to: username };
      if (!(await renameProfile(transaction, accountId, names)))
        throw new AppError('conflict', usernameTaken, { field: fields.username });
    }
    if (!(await updateDetailColumns(transaction, accountId, changes)))
      throw new AppError('conflict', heldProfile, { field: fields.displayName });
    if (username !== null || changes.displayName !== undefined)
      await context.facts.state(transaction, accountRenamed, {
        accountId,
        from: account.username,
        to: username ?? account.username,
      });
    await tellAccountChanged(transaction, context, accountId);
    const now = await findAccount(transaction, accountId);
    if (now === null) throw new AppError('notFound', 'User not found.');
    return now;
  });
}
