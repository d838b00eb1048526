import type { Executor } from '../../platform/db/database.ts';
import { shieldKeysOf } from '../videos/index.ts';
import { hidingMembers } from './shield-queries.ts';

/** Those of these members whose shield hides a video: they are told nothing of it. */
export async function whoHides(
  db: Executor,
  memberIds: readonly string[],
  videoId: string,
): Promise<Set<string>> {
  const keys = (await shieldKeysOf(db, [videoId])).get(videoId) ?? [];
  return keys.length === 0 || memberIds.length === 0 ? new Set() : hidingMembers(db, memberIds, keys);
}
