import type { AdReportQuestion } from '#contract/ad-figure-shapes.ts';
import type { Executor } from '../../../platform/db/database.ts';
import type { Sums } from './rate-rules.ts';

export type Amounts = Omit<Sums, 'invalid'>;
export interface CorrectionRow extends Amounts {
  id: string;
  day: string;
  posting_id: string;
  campaign_name: string;
  placement_name: string;
  reason: string;
  made_by: string;
  made_at: Date;
}

const columns = `x.id, to_char(x.day, 'YYYY-MM-DD') as day, p.id as posting_id, c.name as campaign_name, l.name as placement_name,
  x.served, x.viewable, x.clicks, x.conversions, x.spent, x.reason, x.made_by, x.made_at`;
const from = `from ad_corrections x join ad_postings p on p.number = x.posting_number
  join ad_campaigns c on c.id = p.campaign_id join placements l on l.id = p.placement_id`;

/** Those of some days, the latest day first. */
export const listCorrections = (
  db: Executor,
  first: string,
  last: string,
  {
    campaign_id,
    creative_id,
    placement_id,
  }: Pick<AdReportQuestion, 'campaign_id' | 'creative_id' | 'placement_id'>,
): Promise<CorrectionRow[]> =>
  db.query<CorrectionRow>(
    `select ${columns} ${from} where x.day between $1::date and $2::date
       and ($3::uuid is null or p.campaign_id = $3) and ($4::uuid is null or p.creative_id = $4)
       and ($5::uuid is null or p.placement_id = $5)
     order by x.day desc, x.made_at desc, x.id`,
    [first, last, campaign_id, creative_id, placement_id],
    'ad_corrections',
  );
export const findCorrection = async (db: Executor, id: string): Promise<CorrectionRow | null> =>
  (await db.query<CorrectionRow>(`select ${columns} ${from} where x.id = $1`, [id]))[0] ?? null;

/** The posting by its id, locked so that its figures are corrected one after another. */
export const lockPosting = async (db: Executor, id: string): Promise<{ number: number } | null> =>
  (await db.query<{ number: number }>('select number from ad_postings where id = $1 for update', [id]))[0] ??
  null;

/** What a posting had on a day, with what was corrected of it. */
export const readPostingDay = async (db: Executor, number: number, day: string): Promise<Amounts> =>
  (
    await db.query<Amounts>(
      `select coalesce(sum(served), 0)::bigint as served, coalesce(sum(viewable), 0)::bigint as viewable,
         coalesce(sum(clicks), 0)::bigint as clicks, coalesce(sum(conversions), 0)::bigint as conversions,
         coalesce(sum(spent), 0)::bigint as spent
       from (select served, viewable, clicks, conversions, spent from ad_posting_days
             where posting_number = $1 and day = $2::date
             union all select served, viewable, clicks, conversions, spent from ad_corrections
             where posting_number = $1 and day = $2::date) f`,
      [number, day],
    )
  )[0] as Amounts;

export async function insertCorrection(
  db: Executor,
  row: Amounts & { id: string; number: number; day: string; reason: string; madeBy: string },
): Promise<void> {
  await db.query(
    `insert into ad_corrections (id, posting_number, day, served, viewable, clicks, conversions, spent, reason, made_by)
     values ($1, $2, $3::date, $4, $5, $6, $7, $8, $9, $10)`,
    [
      ...[row.id, row.number, row.day, row.served, row.viewable, row.clicks, row.conversions, row.spent],
      ...[row.reason, row.madeBy],
    ],
  );
}
