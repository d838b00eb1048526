import { limits } from '#contract/limits.ts';
import { AppError, badInput } from '../../kit/app-error.ts';
import type { CallContext, MemberContext } from '../../platform/context.ts';
import { changeDetails } from '../accounts/index.ts';
import { removePicture } from './pictures/change-picture.ts';
import { findPicture } from './pictures/picture-queries.ts';
import { defaultAvatar } from './pictures/picture-rules.ts';

const texts: Readonly<Record<string, number>> = {
  avatar_url: 2048,
  username: 200,
  display_name: limits.displayNameLength,
};

function textOf(row: Readonly<Record<string, unknown>>, column: string): string | null | undefined {
  const value = row[column];
  if (value === undefined || value === null) return value;
  if (typeof value !== 'string') throw badInput(column, 'This must be a text.');
  if (value.length > (texts[column] ?? 0))
    throw badInput(column, `Use at most ${texts[column] ?? 0} characters.`);
  return value;
}

/**
 * Writes the caller's own row of the table `profiles` by the rules of settings. Uploading an avatar already
 * makes it the picture, so `avatar_url` names the current one, or null for none; its time is the server's.
 * Throws `notAllowed` for somebody else's row.
 */
export async function writeProfileRow(
  context: MemberContext,
  id: string,
  row: Readonly<Record<string, unknown>>,
): Promise<void> {
  const userId = context.memberId;
  if (id !== userId) throw new AppError('notAllowed', 'This profile is someone else’s.');
  const [avatar, username, displayName] = ['avatar_url', 'username', 'display_name'].map((column) =>
    textOf(row, column),
  );
  const takesAway = avatar === undefined ? false : await readAvatar(context, userId, avatar);
  if (username !== undefined || displayName !== undefined) {
    try {
      await changeDetails(
        context,
        userId,
        { username, displayName },
        { username: 'username', displayName: 'display_name', firstName: 'first_name', lastName: 'last_name' },
      );
    } catch (error) {
      // Client libraries send the whole row, changed or not.
      if (!(error instanceof AppError && error.field === 'body')) throw error;
    }
  }
  if (takesAway) await removePicture(context, { bucket: 'avatars', ownerId: userId });
}

/** Whether to remove the picture. Throws `badInput` for any address but the current one. */
async function readAvatar(context: CallContext, userId: string, address: string | null): Promise<boolean> {
  const present = await findPicture(context.db, 'avatars', userId);
  if (address === null) return present?.key != null;
  const isPresent =
    (present?.key != null && address.endsWith(context.objectBase + present.key)) ||
    (present?.path != null && (address === present.path || address.endsWith(`/avatars/${present.path}`)));
  const isDefault = present?.key == null && address.endsWith(defaultAvatar);
  if (!isPresent && !isDefault)
    throw badInput('avatar_url', 'Upload the picture to the bucket avatars first.');
  return false;
}
