import type { AdCreativePerformance } from '#contract/ad-performance-shapes.ts';
import type { Executor } from '../../../platform/db/database.ts';
import { compareArms, shareOf } from './comparison-rules.ts';
import { type CountsRow, type CreativeRow, readCounts } from './creative-queries.ts';

/** Of a creative in all, as `readCounts` numbers it. */
const inAll = -1;
const none = { served: 0, viewable: 0, clicks: 0 };

const counted = ({ served, viewable, clicks }: Omit<CountsRow, 'creative_id' | 'variant'>) => ({
  ...{ served, viewable, clicks },
  viewable_rate: shareOf(viewable, served),
  click_rate: shareOf(clicks, viewable),
});

/** What these creatives and their variants had, and how their tests stand. */
export async function readPerformance(
  db: Executor,
  rows: readonly CreativeRow[],
  timeZone: string,
): Promise<AdCreativePerformance[]> {
  const ids = rows.map(({ id }) => id);
  const counts = new Map(
    (await readCounts(db, ids, timeZone)).map((row) => [`${row.creative_id}/${row.variant}`, row]),
  );
  return rows.map((row) => {
    const of = (variant: number) => counts.get(`${row.id}/${variant}`) ?? none;
    const variants = row.ab_test_variants.map(({ id, title, weight = 1 }, at) => ({
      ...{ number: at + 1, id, title, weight },
      ...counted(of(at + 1)),
    }));
    return {
      ...{ creative_id: row.id, title: row.title, campaign_name: row.campaign_name },
      ...{ ad_type: row.ad_type, status: row.status },
      ...counted(of(inAll)),
      variants,
      test: variants.length < 2 ? null : { ...compareArms(variants), auto_winner: row.auto_winner },
    };
  });
}
