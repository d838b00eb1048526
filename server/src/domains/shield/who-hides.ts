import type { Executor } from '../../platform/db/database.ts';
import { shieldKeysOf } from '../videos/index.ts';
import { hiddenKeysOf, hidingMembers } from './shield-queries.ts';

/** Those of these members whose shield hides a video: they are told nothing of it. */
export async function whoHides(
  db: Executor,
  memberIds: readonly string[],
  videoId: string,
): Promise<Set<string>> {
  const keys = (await shieldKeysOf(db, [videoId])).get(videoId) ?? [];
  return keys.length === 0 || memberIds.length === 0 ? new Set() : hidingMembers(db, memberIds, keys);
}

/** Of these videos, those that a member’s shield hides. */
export async function hiddenOf(
  db: Executor,
  memberId: string,
  videoIds: readonly string[],
): Promise<Set<string>> {
  const hidden = videoIds.length === 0 ? new Set() : await hiddenKeysOf(db, memberId);
  if (hidden.size === 0) return new Set();
  const keys = await shieldKeysOf(db, videoIds);
  return new Set(videoIds.filter((id) => keys.get(id)?.some((key) => hidden.has(key))));
}
