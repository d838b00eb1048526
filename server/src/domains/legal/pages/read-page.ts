import { type Change, diffWordsWithSpace } from 'diff';
import { type LegalPageName, legalTitles } from '#contract/legal-lists.ts';
import type { LegalComparison, LegalPage } from '#contract/legal-pages.ts';
import type { Platform } from '../../../platform/context.ts';
import { versionOf } from './current-version.ts';
import { fillingsOf } from './fillings.ts';
import { blocksOf, type Lists, plainText } from './legal-text-rules.ts';
import { findAnnounced, listVersions } from './legal-version-queries.ts';
import { versionView } from './legal-view.ts';

type Place = Pick<Platform, 'db' | 'config'>;

/** A page as readers see it, now or as it was. What is filled in, and the lists, are always of today. */
export async function readPage(
  platform: Place,
  lists: Lists,
  page: LegalPageName,
  number: number | null,
): Promise<LegalPage> {
  const { db } = platform;
  const version = await versionOf(db, page, number);
  const inForce = number === null ? version : await versionOf(db, page);
  const announced = await findAnnounced(db, page, inForce.number);
  const versions = await listVersions(db, page);
  return {
    page,
    title: legalTitles[page],
    ...versionView(version),
    is_current: version.number === inForce.number,
    in_force: inForce.number,
    announced: announced && versionView(announced),
    blocks: blocksOf(version.body, await fillingsOf(platform), lists),
    versions: versions.map(versionView),
  };
}

/** Longest that comparing may take, in milliseconds: beyond it everything counts as rewritten. */
const patience = 200;

/** What changed from one version to another, in what their readers see. */
export async function comparePages(
  platform: Place,
  lists: Lists,
  page: LegalPageName,
  numbers: { before: number; after: number },
): Promise<LegalComparison> {
  const { db } = platform;
  const before = await versionOf(db, page, numbers.before);
  const after = await versionOf(db, page, numbers.after);
  const fillings = await fillingsOf(platform);
  const [old = '', now = ''] = [before, after].map(({ body }) => plainText(blocksOf(body, fillings, lists)));
  const rewritten = [
    { value: old, added: false, removed: true },
    { value: now, added: true, removed: false },
  ];
  const parts: Pick<Change, 'value' | 'added' | 'removed'>[] =
    diffWordsWithSpace(old, now, { timeout: patience }) ?? rewritten;
  return {
    page,
    title: legalTitles[page],
    before: versionView(before),
    after: versionView(after),
    parts: parts.map(({ value, added, removed }) => ({
      kind: added ? 'added' : removed ? 'removed' : 'same',
      text: value,
    })),
  };
}
