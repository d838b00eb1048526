import type { ShieldedThing } from '#contract/shield-cookie.ts';
import { writeRules } from '#server/domains/shield/shield-queries.ts';
import type { Executor } from '#server/platform/db/database.ts';

/** Rules of a member as they lie in the table, whether or not there is such a thing. */
export const insertShieldRules = (
  db: Executor,
  memberId: string,
  things: readonly ShieldedThing[],
): Promise<void> => writeRules(db, memberId, things);
