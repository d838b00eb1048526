import { limits } from '#contract/limits.ts';
import { readShieldCookie, type ShieldedThing, shieldCookieValue } from '#contract/shield-cookie.ts';
import type { ShieldKind } from '#contract/wire-values.ts';
import { AppError } from '../../kit/app-error.ts';
import type { CallContext } from '../../platform/context.ts';
import { memberHides } from './shield-facts.ts';
import { shieldKeyOf } from './shield-key.ts';
import { deleteRule, lockRules, rulesOf, writeRules } from './shield-queries.ts';

type Asker = Pick<CallContext, 'db' | 'facts' | 'viewer' | 'request'>;

/** What the asker shields: of a member by the account, of a visitor by the cookie. */
export const thingsOf = async ({ db, viewer, request }: Omit<Asker, 'facts'>): Promise<ShieldedThing[]> =>
  viewer.userId === null ? readShieldCookie(request.shield) : rulesOf(db, viewer.userId);

const keyOf = ({ kind, subjectId }: Pick<ShieldedThing, 'kind' | 'subjectId'>): string =>
  `${kind} ${subjectId}`;

const refuseMany = (present: readonly ShieldedThing[], added: readonly ShieldedThing[]): void => {
  if (new Set([...present, ...added].map(keyOf)).size > limits.shieldRules)
    throw new AppError(
      'conflict',
      `Your shield holds ${limits.shieldRules} rules at most. Remove some that you no longer need.`,
    );
};

/** Adds rules, or changes what is done about the same things. Throws `conflict` beyond the limit. */
export async function addRules(asker: Asker, added: readonly ShieldedThing[]): Promise<void> {
  const { db, facts, viewer, request } = asker;
  const { userId } = viewer;
  if (userId !== null) {
    await db.transaction(async (transaction) => {
      await lockRules(transaction, userId);
      refuseMany(await rulesOf(transaction, userId), added);
      await writeRules(transaction, userId, added);
      const keys = added.filter(({ act }) => act === 'hide').map(shieldKeyOf);
      if (keys.length > 0) await facts.state(transaction, memberHides, { memberId: userId, keys });
    });
    return;
  }
  const present = readShieldCookie(request.shield);
  refuseMany(present, added);
  const replaced = new Set(added.map(keyOf));
  request.writeShield(shieldCookieValue([...added, ...present.filter((one) => !replaced.has(keyOf(one)))]));
}

/** Whether there was such a rule. */
export async function dropRule(
  { db, viewer, request }: Asker,
  kind: ShieldKind,
  subjectId: string,
): Promise<boolean> {
  if (viewer.userId !== null) return deleteRule(db, viewer.userId, kind, subjectId);
  const present = readShieldCookie(request.shield);
  const left = present.filter((one) => one.kind !== kind || one.subjectId !== subjectId);
  request.writeShield(shieldCookieValue(left));
  return left.length < present.length;
}
