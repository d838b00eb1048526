import type { CallContext } from '../../../platform/context.ts';
import { markAllOf } from '../finding/mark-queries.ts';
import { isSwitchedOff, writeSwitch } from './taste-queries.ts';

type Asker = Pick<CallContext, 'db' | 'viewer' | 'request'>;

/** Whether anything is recommended to the asker, as it is stored now, and whether only a member's browser says no. */
export async function switchOf({
  db,
  viewer,
  request,
}: Asker): Promise<{ is_on: boolean; is_off_here: boolean }> {
  const isOff = viewer.userId !== null && (await isSwitchedOff(db, viewer.userId));
  return {
    is_on: !request.refusesRecommendations && !isOff,
    is_off_here: viewer.userId !== null && request.refusesRecommendations && !isOff,
  };
}

/**
 * Switches it. A member's is on the account, and what their browser said before they logged in is no more; what they watched says
 * nothing about videos from here on, or something again.
 */
export async function changeSwitch({ db, viewer, request }: Asker, isOn: boolean): Promise<void> {
  const { userId } = viewer;
  request.writeRecommendations(userId !== null || isOn);
  if (userId === null) return;
  await db.transaction(async (transaction) => {
    if (await writeSwitch(transaction, userId, !isOn)) await markAllOf(transaction, userId);
  });
}
