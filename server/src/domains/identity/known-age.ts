import { dayOf, hasReached } from '../../kit/dates.ts';
import type { Platform } from '../../platform/context.ts';
import { findApproved } from './identity-queries.ts';
import { openFacts } from './sealed-facts.ts';

/** Whether a member's checked date of birth says that they have reached an age; null: nothing was checked. */
export async function hasCheckedAge(
  { db, config }: Pick<Platform, 'db' | 'config'>,
  accountId: string,
  years: number,
): Promise<boolean | null> {
  const record = await findApproved(db, accountId);
  const facts = record && openFacts(config, record.id, record.sealed_facts);
  return facts && hasReached(years, facts.dateOfBirth, dayOf(Date.now()));
}
