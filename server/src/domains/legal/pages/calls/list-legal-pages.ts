import { legalPages, legalTitles } from '#contract/legal-lists.ts';
import { implement } from '../../../../platform/calls/implement.ts';
import { ensureVersions } from '../current-version.ts';
import { listOverview } from '../legal-version-queries.ts';
import { versionView } from '../legal-view.ts';

export const listLegalPages = implement('list_legal_pages', async (_input, { db }) => {
  await ensureVersions(db);
  const rows = new Map((await listOverview(db)).map((row) => [row.page, row]));
  return legalPages.flatMap((page) => {
    const row = rows.get(page);
    if (row === undefined) return [];
    const savedAt = row.draft_saved_at?.toISOString() ?? null;
    return [
      {
        page,
        title: legalTitles[page],
        ...versionView(row),
        announced_for: row.announced_for,
        draft_saved_at: savedAt,
      },
    ];
  });
});
