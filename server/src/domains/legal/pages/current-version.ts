import { readFile } from 'node:fs/promises';
import { type LegalPageName, legalPages } from '#contract/legal-lists.ts';
import { AppError } from '../../../kit/app-error.ts';
import { newId } from '../../../kit/ids.ts';
import type { Executor } from '../../../platform/db/database.ts';
import { findVersion, insertFirst, type VersionRow } from './legal-version-queries.ts';

/** When the texts that come with the program were last changed. The one of 2257 says nothing of it. */
const seedDays: Readonly<Record<LegalPageName, string | null>> = {
  terms: '2025-06-30',
  privacy: '2025-04-02',
  dmca: '2023-08-17',
  '2257': null,
  'cookie-notice': '2025-08-10',
  recommender: '2024-03-11',
  'eu-dsa': '2025-07-01',
};

export const noVersion = (): AppError => new AppError('notFound', 'This page has no such version.');

/** The text that comes with the program. */
export const seedText = (page: LegalPageName): Promise<string> =>
  readFile(new URL(`./seed/${page}.md`, import.meta.url), 'utf8');

/**
 * The version in force, or the one with this number. The program's own text becomes version 1 when a page is first
 * asked for: from then on only the operator changes what was in force.
 */
export async function versionOf(
  db: Executor,
  page: LegalPageName,
  number: number | null = null,
): Promise<VersionRow> {
  const known = await findVersion(db, page, number);
  if (known !== null) return known;
  await insertFirst(db, { id: newId(), page, body: await seedText(page), effectiveOn: seedDays[page] });
  const found = await findVersion(db, page, number);
  if (found === null) throw noVersion();
  return found;
}

/** Each page has a version. */
export async function ensureVersions(db: Executor): Promise<void> {
  for (const page of legalPages) await versionOf(db, page);
}
