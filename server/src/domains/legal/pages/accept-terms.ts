import { termsChanged } from '#contract/legal-lists.ts';
import type { TermsShown, UnacceptedTerms } from '#contract/legal-pages.ts';
import { AppError } from '../../../kit/app-error.ts';
import type { MemberContext, Platform } from '../../../platform/context.ts';
import type { Executor } from '../../../platform/db/database.ts';
import { type ExportPart, jsonFile } from '../../accounts/index.ts';
import { acceptancesOf, hasAccepted, insertAcceptance } from './acceptance-queries.ts';
import { versionOf } from './current-version.ts';
import { findAnnounced } from './legal-version-queries.ts';
import { versionView } from './legal-view.ts';

/** The terms in force, or else those announced, if the member has not accepted them. */
export async function unacceptedTerms({ db, memberId }: MemberContext): Promise<UnacceptedTerms | null> {
  const version = await versionOf(db, 'terms');
  if (!(await hasAccepted(db, memberId, version.number)))
    return { ...versionView(version), is_in_force: true };
  const announced = await findAnnounced(db, 'terms', version.number);
  if (announced === null || (await hasAccepted(db, memberId, announced.number))) return null;
  return { ...versionView(announced), is_in_force: false };
}

export async function termsInForce({ db }: Pick<Platform, 'db'>): Promise<TermsShown> {
  const { number, effective_on } = await versionOf(db, 'terms');
  return { number, effective_on };
}

export async function acceptTerms(
  { db, memberId }: MemberContext,
  wanted: number,
): Promise<{ number: number }> {
  const { number } = await versionOf(db, 'terms', wanted);
  await insertAcceptance(db, memberId, number);
  return { number };
}

/**
 * Refuses what somebody does under terms that have changed since they were shown. Null: they came without a form that
 * names a version.
 */
export async function requireTermsInForce(transaction: Executor, shown: number | null): Promise<void> {
  const { number } = await versionOf(transaction, 'terms');
  if (shown !== null && shown !== number)
    throw new AppError('conflict', termsChanged, { field: 'p_terms', hint: 'terms_changed' });
}

/** Whoever signs up or uploads accepts the terms that stood beside the form; without a form, those in force. */
export async function acceptShown(
  transaction: Executor,
  memberId: string,
  shown: number | null,
): Promise<void> {
  await insertAcceptance(transaction, memberId, shown ?? (await versionOf(transaction, 'terms')).number);
}

/** Which versions of the terms a member accepted, for their archive. */
export const exportAcceptances: ExportPart = async ({ db }, memberId) => [
  jsonFile('accepted-terms.json', await acceptancesOf(db, memberId)),
];
