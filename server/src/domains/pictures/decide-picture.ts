import { limits } from '#contract/limits.ts';
import { AppError, badInput } from '../../kit/app-error.ts';
import { type Actor, recordAct } from '../../platform/audit/record-act.ts';
import { lockThing } from '../../platform/audit/thing-lock-queries.ts';
import type { TransactionExecutor } from '../../platform/db/database.ts';
import { memberRestricted, type Restriction } from '../accounts/index.ts';
import { noteRefusal } from '../media/index.ts';
import { putOnStayDown } from './bar-picture.ts';
import type { IntakeName } from './intakes.ts';
import { pictureRefused } from './picture-facts.ts';
import {
  deletePictureRow,
  findPicture,
  lockPicture,
  movePicture,
  type PictureRow,
  waitingStates,
} from './picture-queries.ts';
import type { PictureTarget } from './picture-target.ts';
import { type SettlingMachines, showHeld } from './settle-picture.ts';

/** Acts on what may show a minor have their own kind, which the general admin log leaves out. */
const kindOf = ({ isMinorRelated }: PictureRow): string => (isMinorRelated ? 'child_safety_case' : 'picture');
const noPicture = (): AppError => new AppError('notFound', 'This picture isn’t waiting for a review.');

/** A picture awaiting review, if this admin may decide on it. Throws `notFound`. */
export function requireWaiting(picture: PictureRow | null, seesMinors: boolean): PictureRow {
  if (picture === null || !waitingStates.includes(picture.state)) throw noPicture();
  if (picture.isMinorRelated && !seesMinors) throw noPicture();
  return picture;
}

/** Shows a waiting picture, on record. Throws `notFound`, and `conflict` if nothing is there to show it. */
export async function approvePicture(
  platform: SettlingMachines,
  targets: readonly PictureTarget[],
  actor: Actor,
  { pictureId, seesMinors }: { pictureId: string; seesMinors: boolean },
): Promise<void> {
  const picture = requireWaiting(await findPicture(platform.db, pictureId), seesMinors);
  await showHeld(platform, targets, picture, (transaction) =>
    record(transaction, actor, picture, 'approved', {}),
  );
}

/**
 * Refuses a waiting picture, on record. `staysDown`: it and what resembles it are refused from now on. What
 * may show a minor stays down, and stays as evidence, out of sight. Throws `notFound`, and `badInput` without
 * a reason.
 */
export async function refusePicture(
  platform: SettlingMachines,
  actor: Actor,
  {
    pictureId,
    seesMinors,
    ...input
  }: {
    pictureId: string;
    seesMinors: boolean;
    reason: string;
    staysDown: boolean;
    ground: Restriction['ground'];
  },
): Promise<void> {
  const { db, storage } = platform;
  const reason = input.reason.trim().slice(0, limits.removalReasonLength);
  const dropped = await db.transaction(async (transaction) => {
    await lockThing(transaction, 'picture', pictureId);
    const picture = requireWaiting(await lockPicture(transaction, pictureId), seesMinors);
    const { isMinorRelated, keys, found } = picture;
    const staysDown = (input.staysDown || isMinorRelated) && keys.length > 0;
    if (staysDown && reason === '')
      throw badInput('p_reason', 'Say why, for those who look at the list later.');
    if (staysDown) {
      const about = { reason, addedBy: actor.id, isMinorRelated };
      const entry = await putOnStayDown(transaction, platform, picture, about);
      if (entry.isNew) await noteRefusal(transaction, entry.id, pictureId);
    }
    await record(transaction, actor, picture, 'refused', { reason, stays_down: staysDown });
    await tellOwner(transaction, platform, actor, picture, { ...input, reason, staysDown });
    await platform.facts.state(transaction, pictureRefused, { picture, isMinorRelated });
    if (isMinorRelated) {
      await movePicture(transaction, pictureId, { state: 'refused', keys, found, isMinorRelated });
      return [];
    }
    await deletePictureRow(transaction, pictureId);
    return keys;
  });
  for (const key of dropped) await storage.delete(key);
}

const names: Partial<Record<IntakeName, string>> = {
  avatar: 'Profile picture',
  cover: 'Cover of a profile',
  photo: 'Photo',
  own_thumbnail: 'Thumbnail of a video',
};

/** Nobody sees a refused picture again: its owner is told, and may object. Those of imports and the catalogue are nobody's. */
async function tellOwner(
  transaction: TransactionExecutor,
  { facts }: Pick<SettlingMachines, 'facts'>,
  actor: Actor,
  { id, intake, ownerId, state, isMinorRelated }: PictureRow,
  what: { reason: string; staysDown: boolean; ground: Restriction['ground'] },
): Promise<void> {
  const title = names[intake];
  if (ownerId === null || title === undefined) return;
  await facts.state(transaction, memberRestricted, {
    ...{ memberId: ownerId, actor, thing: { kind: 'picture', id, title } },
    ...{ isRemoved: true, staysDown: what.staysDown, isFoundByList: state === 'matched', isMinorRelated },
    ...{ ground: what.ground, explanation: what.reason || null },
  });
}

const record = (
  transaction: TransactionExecutor,
  actor: Actor,
  picture: PictureRow,
  what: 'approved' | 'refused',
  details: Record<string, unknown>,
): Promise<void> =>
  recordAct(transaction, actor, {
    act: `picture.${what}`,
    targetKind: kindOf(picture),
    targetId: picture.id,
    summary: `${what === 'approved' ? 'Let' : 'Refused'} a picture that waited for a review${what === 'approved' ? ' pass' : ''}.`,
    details: { waited_as: picture.state, came_as: picture.intake, owner: picture.ownerId, ...details },
  });
