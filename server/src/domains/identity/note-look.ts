import type { IdentityPictureKind } from '#contract/identity-words.ts';
import { type Actor, recordAct } from '../../platform/audit/record-act.ts';
import type { Database } from '../../platform/db/database.ts';

/** Logs that an admin looks at a check or at one of its pictures. If that fails, nothing is shown. */
export const noteLook = (
  db: Database,
  actor: Actor,
  record: { id: string; user_id: string; username: string },
  what: 'record' | IdentityPictureKind,
): Promise<void> =>
  db.transaction((transaction) =>
    recordAct(transaction, actor, {
      act: 'identity.opened',
      targetKind: 'member',
      targetId: record.user_id,
      summary:
        what === 'record'
          ? `Opened the identity check of ${record.username}.`
          : `Opened a picture (${what}) of the identity check of ${record.username}.`,
      details: { record: record.id, opened: what },
    }),
  );
