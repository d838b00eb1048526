import type { LegalVersion } from '#contract/legal-pages.ts';
import type { MemberContext } from '../../../platform/context.ts';
import type { Executor } from '../../../platform/db/database.ts';
import { type ExportPart, jsonFile } from '../../accounts/index.ts';
import { acceptancesOf, hasAccepted, insertAcceptance } from './acceptance-queries.ts';
import { versionOf } from './current-version.ts';
import { versionView } from './legal-view.ts';

/** The terms in force, if the member has not accepted them. */
export async function unacceptedTerms({ db, memberId }: MemberContext): Promise<LegalVersion | null> {
  const version = await versionOf(db, 'terms');
  return (await hasAccepted(db, memberId, version.number)) ? null : versionView(version);
}

export async function acceptTerms(
  { db, memberId }: MemberContext,
  wanted: number,
): Promise<{ number: number }> {
  const { number } = await versionOf(db, 'terms', wanted);
  await insertAcceptance(db, memberId, number);
  return { number };
}

/** Whoever signs up accepts the terms that the form names. */
export async function acceptOnSignUp(transaction: Executor, memberId: string): Promise<void> {
  const { number } = await versionOf(transaction, 'terms');
  await insertAcceptance(transaction, memberId, number);
}

/** Which versions of the terms a member accepted, for their archive. */
export const exportAcceptances: ExportPart = async ({ db }, memberId) => [
  jsonFile('accepted-terms.json', await acceptancesOf(db, memberId)),
];
