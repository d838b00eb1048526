import type { LegalVersion } from '#contract/legal-pages.ts';
import type { VersionRow } from './legal-version-queries.ts';

export const versionView = ({
  number,
  effective_on,
  summary,
  published_at,
}: Omit<VersionRow, 'body'>): LegalVersion => ({
  number,
  effective_on,
  summary,
  published_at: published_at.toISOString(),
});
