import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import type { ShieldRule } from '#contract/shield.ts';
import type { ShieldedThing } from '#contract/shield-cookie.ts';
import type { ShieldMark } from '#contract/shield-mark.ts';
import type { Platform } from '../../platform/context.ts';
import type { Listener } from '../../platform/db/notifications.ts';
import { noShield, type Shield } from '../../platform/shield/shield.ts';
import type { Shields } from '../../platform/shield/shields.ts';
import { formerKeys, narrowToShield, shieldKeysOf } from '../videos/index.ts';
import { browserThings } from './browser-things.ts';
import { joinedThings } from './joined-things.ts';
import { namedRules } from './named-shield.ts';
import { shieldKeyOf } from './shield-key.ts';
import { rulesOf, shieldTopic } from './shield-queries.ts';

type FormerKeys = Awaited<ReturnType<typeof formerKeys>>;

/** The shield that these rules make. `former`: by what videos of their tags are still met beside these. */
export function shieldOfRules(rules: readonly ShieldRule[], former: FormerKeys = []): Shield {
  if (rules.length === 0) return noShield;
  const marks = new Map<string, ShieldMark>();
  for (const { kind, subject_id, name, act } of rules)
    marks.set(shieldKeyOf({ kind, subjectId: subject_id }), { act, kind, name });
  for (const { gone_id, tag_id } of former) {
    const mark = marks.get(tag_id);
    if (mark) marks.set(gone_id, mark);
  }
  const lines = [...marks].map(([key, { act, name }]) => `${key} ${act} ${name}`).sort();
  const keysOf = (...acts: readonly string[]): string[] =>
    [...marks].filter(([, { act }]) => acts.includes(act)).map(([key]) => key);
  return {
    key: createHash('sha1').update(lines.join('\n')).digest('base64url').slice(0, 16),
    hidden: keysOf('hide'),
    unseen: keysOf('hide', 'blur'),
    marks,
  };
}

/** Milliseconds for which a shield is known without a look: names of things change, and a notice may have been missed. */
const known = 60_000;

/** Who shields what, as this process knows it. */
export function createShields({ db }: Pick<Platform, 'db'>, listener: Listener | null): Shields {
  const ofMembers = new LRUCache<string, Shield>({ max: 20_000, ttl: known, ttlResolution: 500 });
  const ofCookies = new LRUCache<string, Shield>({ max: 5000, ttl: known, ttlResolution: 500 });
  let generation = 0;
  const forget = (memberId?: unknown): void => {
    generation++;
    if (typeof memberId === 'string') return void ofMembers.delete(memberId);
    ofMembers.clear();
    ofCookies.clear();
  };
  listener?.on(shieldTopic, ({ memberId }) => forget(memberId));
  listener?.onLost(forget);
  listener?.onReconnect(forget);

  /** Numbers of tags that went into these a moment ago. */
  const former = async (things: readonly ShieldedThing[]): Promise<FormerKeys> => {
    const tags = things.filter(({ kind }) => kind === 'tag').map(({ subjectId }) => subjectId);
    return tags.length === 0 ? [] : formerKeys(db, tags);
  };

  async function find(
    cache: LRUCache<string, Shield>,
    key: string,
    read: () => Promise<readonly ShieldedThing[]>,
  ): Promise<Shield> {
    const before = generation;
    const things = await read();
    const shield =
      things.length === 0 ? noShield : shieldOfRules(await namedRules(db, things), await former(things));
    // What changed while it was read is read again next time.
    if (generation === before) cache.set(key, shield);
    return shield;
  }

  return {
    of({ userId }, request) {
      const cookie = request().shield;
      if (userId !== null && cookie !== null) {
        // What this browser hid before somebody logged in stays hidden.
        const key = `${generation} ${userId} ${cookie}`;
        const read = async () => joinedThings(await rulesOf(db, userId), await browserThings(db, cookie));
        return (listener === null ? undefined : ofCookies.get(key)) ?? find(ofCookies, key, read);
      }
      if (userId !== null)
        return listener === null
          ? find(ofMembers, userId, () => rulesOf(db, userId))
          : (ofMembers.get(userId) ?? find(ofMembers, userId, () => rulesOf(db, userId)));
      if (cookie === null) return noShield;
      return ofCookies.get(cookie) ?? find(ofCookies, cookie, () => browserThings(db, cookie));
    },
    narrow: narrowToShield,
    keysOf: (ids) => shieldKeysOf(db, ids),
  };
}
