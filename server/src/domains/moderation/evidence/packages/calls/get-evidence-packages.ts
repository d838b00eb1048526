import { implement } from '../../../../../platform/calls/implement.ts';
import { authorityReport } from '../authority-report.ts';
import { minorCase } from '../guarded-case.ts';
import { authorityReportsOf, openingsOf, openUntil, packagesOf } from '../package-queries.ts';
import { packageView } from '../package-view.ts';
import { unseal } from '../sealed-package.ts';

export const getEvidencePackages = implement('get_evidence_packages', async ({ p_case_id }, context) => {
  const { db, config, memberId } = context;
  const one = await minorCase(context, p_case_id);
  const [rows, reports] = await Promise.all([packagesOf(db, one.id), authorityReportsOf(db, one.id)]);
  const openings = await openingsOf(
    db,
    rows.map(({ id }) => id),
  );
  return {
    packages: await Promise.all(
      rows.map(async (row) => {
        const until = row.state === 'ready' ? await openUntil(db, row.id, memberId) : null;
        const report = until && authorityReport(unseal(config, row).manifest);
        return packageView(row, openings, until && report ? { until, report } : null);
      }),
    ),
    reports: reports.map(({ noted_by_name, noted_at, ...report }) => ({
      ...report,
      noted_by: noted_by_name,
      noted_at: noted_at.toISOString(),
    })),
  };
});
