import type { EvidencePackage } from '#contract/evidence-packages.ts';
import type { OpeningRow, PackageRow } from './package-queries.ts';

/** Where an opened package is downloaded. */
export const packagePath = '/storage/v1/object/evidence-packages';

/** `opened`: what the asker opened a moment ago. */
export const packageView = (
  row: PackageRow,
  openings: readonly OpeningRow[],
  opened: { until: Date; report: string } | null,
): EvidencePackage => ({
  id: row.id,
  state: row.state,
  asked_by: row.asked_by_name,
  asked_at: row.asked_at.toISOString(),
  made_at: row.made_at?.toISOString() ?? null,
  delete_at: row.delete_at?.toISOString() ?? null,
  file_count: row.file_count,
  bytes: row.bytes,
  manifest_sha256: row.manifest_sha256?.toString('hex') ?? null,
  openings: openings
    .filter(({ package_id }) => package_id === row.id)
    .map(({ member_name, reason, at }) => ({ by: member_name, reason, at: at.toISOString() })),
  opened: opened && {
    download_url: `${packagePath}/${row.id}`,
    until: opened.until.toISOString(),
    report: opened.report,
  },
});
