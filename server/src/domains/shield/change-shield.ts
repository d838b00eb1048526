import { limits } from '#contract/limits.ts';
import { type ShieldedThing, shieldCookieValue } from '#contract/shield-cookie.ts';
import type { ShieldKind } from '#contract/wire-values.ts';
import { AppError } from '../../kit/app-error.ts';
import type { CallContext } from '../../platform/context.ts';
import { browserThings } from './browser-things.ts';
import { joinedThings, keyOfThing } from './joined-things.ts';
import { memberHides } from './shield-facts.ts';
import { shieldKeyOf } from './shield-key.ts';
import { deleteRule, lockRules, rulesOf, writeRules } from './shield-queries.ts';

type Asker = Pick<CallContext, 'db' | 'facts' | 'viewer' | 'request'>;

/** What the asker shields: of a visitor by the cookie, of a member by the account and what the browser still has. */
export const thingsOf = async ({ db, viewer, request }: Omit<Asker, 'facts'>): Promise<ShieldedThing[]> =>
  viewer.userId === null
    ? browserThings(db, request.shield)
    : joinedThings(await rulesOf(db, viewer.userId), await browserThings(db, request.shield));

const refuseMany = (present: readonly ShieldedThing[], added: readonly ShieldedThing[]): void => {
  if (new Set([...present, ...added].map(keyOfThing)).size > limits.shieldRules)
    throw new AppError(
      'conflict',
      `Your shield holds ${limits.shieldRules} rules at most. Remove some that you no longer need.`,
    );
};

/** What the browser of a member has beside the account. */
const takenOver = async (
  present: readonly ShieldedThing[],
  { db, request }: Asker,
): Promise<ShieldedThing[]> =>
  joinedThings(present, await browserThings(db, request.shield)).slice(present.length);

/** Adds rules, or changes what is done about the same things. Throws `conflict` beyond the limit. */
export async function addRules(asker: Asker, added: readonly ShieldedThing[]): Promise<void> {
  const { db, facts, viewer, request } = asker;
  const { userId } = viewer;
  if (userId !== null) {
    await db.transaction(async (transaction) => {
      await lockRules(transaction, userId);
      const present = await rulesOf(transaction, userId);
      const taken = await takenOver(present, asker);
      refuseMany([...present, ...taken], added);
      await writeRules(transaction, userId, [...taken, ...added]);
      const keys = [...taken, ...added].filter(({ act }) => act === 'hide').map(shieldKeyOf);
      if (keys.length > 0) await facts.state(transaction, memberHides, { memberId: userId, keys });
    });
    if (request.shield !== null) request.writeShield(shieldCookieValue([]));
    return;
  }
  const present = await browserThings(db, request.shield);
  refuseMany(present, added);
  const replaced = new Set(added.map(keyOfThing));
  request.writeShield(
    shieldCookieValue([...added, ...present.filter((one) => !replaced.has(keyOfThing(one)))]),
  );
}

/** Whether there was such a rule. */
export async function dropRule(asker: Asker, kind: ShieldKind, subjectId: string): Promise<boolean> {
  const { db, viewer, request } = asker;
  const { userId } = viewer;
  if (userId !== null) {
    const isOfBrowser = (await browserThings(db, request.shield)).some(
      (one) => one.kind === kind && one.subjectId === subjectId,
    );
    // The rest of what the browser has goes to the account.
    if (request.shield !== null) await addRules(asker, []);
    return (await deleteRule(db, userId, kind, subjectId)) || isOfBrowser;
  }
  const present = await browserThings(db, request.shield);
  const left = present.filter((one) => one.kind !== kind || one.subjectId !== subjectId);
  request.writeShield(shieldCookieValue(left));
  return left.length < present.length;
}
