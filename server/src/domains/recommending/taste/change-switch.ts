import type { CallContext } from '../../../platform/context.ts';
import { markAllOf } from '../finding/mark-queries.ts';
import { isSwitchedOff, writeSwitch } from './taste-queries.ts';

type Asker = Pick<CallContext, 'db' | 'viewer' | 'request'>;

/** Whether anything is recommended to the asker, as it is stored now. */
export const recommendsTo = async ({ db, viewer, request }: Asker): Promise<boolean> =>
  !request.refusesRecommendations && (viewer.userId === null || !(await isSwitchedOff(db, viewer.userId)));

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
