import { recordAct, theSite } from '../../../platform/audit/record-act.ts';
import type { Platform } from '../../../platform/context.ts';
import { eachAlone } from '../../../platform/jobs/each-alone.ts';
import type { JobHandler } from '../../../platform/jobs/jobs.ts';
import { adsChanged } from '../ads-changed.ts';
import { chooseAdWinnersJob } from './choose-ad-winners.job.ts';
import { takeOver } from './comparison-rules.ts';
import { endTest, lockCreative, openTests } from './creative-queries.ts';
import { isSameTest } from './creative-rules.ts';
import { readPerformance } from './performance.ts';

/** Every day, once the day before is added up. */
export const createChooseAdWinnersHandler = ({
  db,
  config,
}: Pick<Platform, 'db' | 'config'>): JobHandler<Record<string, never>> => ({
  job: chooseAdWinnersJob,
  schedule: '37 5 * * *',
  async run({ signal }) {
    const rows = await openTests(db);
    const figures = await readPerformance(db, rows, config.settings.adTimeZone);
    const tests = figures.map(({ test }, at) => ({ ...rows[at]!, test }));
    const choose = (row: (typeof tests)[number]) => {
      if (row.test?.state !== 'decided' || row.test.winner === null) return Promise.resolve();
      const { winner, confidence } = row.test;
      return db.transaction(async (transaction) => {
        const now = await lockCreative(transaction, row.id);
        // Changed meanwhile: its test is another one, or nobody wants a winner any more.
        if (now === null || !now.auto_winner || !isSameTest(row.ab_test_variants, now.ab_test_variants))
          return;
        const variants = takeOver(now.ab_test_variants, winner);
        if (variants === null) return;
        await endTest(transaction, row.id, variants);
        await adsChanged(transaction);
        await recordAct(transaction, theSite, {
          act: 'ad_creative.winner_chosen',
          targetKind: 'ad_creative',
          targetId: row.id,
          summary: `The variant "${variants[winner - 1]!.title}" of "${now.title}" won its test and is shown alone now.`,
          details: { winner: variants[winner - 1]!.id, confidence, before: now.ab_test_variants },
        });
      });
    };
    await eachAlone(tests, choose, signal);
  },
});
