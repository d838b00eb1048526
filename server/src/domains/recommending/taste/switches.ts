import { LRUCache } from 'lru-cache';
import type { Platform } from '../../../platform/context.ts';
import type { Listener } from '../../../platform/db/notifications.ts';
import type { RecommendingSwitches } from '../../../platform/recommending/switches.ts';
import { isSwitchedOff, switchTopic } from './taste-queries.ts';

/** Milliseconds for which a switch is known without a look: a notice may have been missed. */
const known = 60_000;

/** Who has switched recommendations off, as this process knows it: a member on the account or in this browser, a visitor here. */
export function createSwitches(
  { db }: Pick<Platform, 'db'>,
  listener: Listener | null,
): RecommendingSwitches {
  const ofMembers = new LRUCache<string, boolean>({ max: 50_000, ttl: known, ttlResolution: 500 });
  let generation = 0;
  const forget = (memberId?: unknown): void => {
    generation++;
    if (typeof memberId === 'string') ofMembers.delete(memberId);
    else ofMembers.clear();
  };
  listener?.on(switchTopic, ({ memberId }) => forget(memberId));
  listener?.onLost(forget);
  listener?.onReconnect(forget);

  async function find(memberId: string): Promise<boolean> {
    const before = generation;
    const isOff = await isSwitchedOff(db, memberId);
    // What changed while it was read is read again next time.
    if (generation === before) ofMembers.set(memberId, isOff);
    return isOff;
  }
  return {
    isOff({ userId }, request) {
      if (request().refusesRecommendations) return true;
      if (userId === null) return false;
      return (listener === null ? undefined : ofMembers.get(userId)) ?? find(userId);
    },
  };
}
