import type { AdGoals } from '#contract/ad-shapes.ts';
import type { Executor } from '../../../platform/db/database.ts';

export const listProofs = (db: Executor): Promise<{ campaign_id: string; campaign_name: string }[]> =>
  db.query(
    `select id as campaign_id, name as campaign_name from ad_campaigns where proof_hash is not null
     order by name, id`,
  );
/** The campaign's name, locked until the transaction ends, and whether it has a proof page. */
export const lockCampaign = async (
  db: Executor,
  id: string,
): Promise<{ name: string; has_proof: boolean } | null> =>
  (
    await db.query<{ name: string; has_proof: boolean }>(
      'select name, proof_hash is not null as has_proof from ad_campaigns where id = $1 for update',
      [id],
    )
  )[0] ?? null;
export async function writeProofHash(db: Executor, id: string, hash: Buffer | null): Promise<void> {
  await db.query('update ad_campaigns set proof_hash = $2 where id = $1', [id, hash]);
}

/** Only its hash is stored: whoever reads the table can report nothing. */
export async function writeConversionHash(db: Executor, id: string, hash: Buffer): Promise<void> {
  await db.query('update ad_campaigns set conversion_hash = $2 where id = $1', [id, hash]);
}

export interface ProvenRow {
  id: string;
  name: string;
  advertiser_name: string | null;
  paid_by: string | null;
  starts: string;
  ends: string | null;
  goals: AdGoals;
  /** The first and the last day of which there are figures or corrections; null: there are none. */
  first: string | null;
  last: string | null;
}
export const findProven = async (db: Executor, hash: Buffer, timeZone: string): Promise<ProvenRow | null> =>
  (
    await db.query<ProvenRow>(
      `select c.id, c.name, c.advertiser_name, c.paid_by, c.goals,
         to_char(coalesce(c.start_date, (c.created_at at time zone $2)::date), 'YYYY-MM-DD') as starts,
         to_char(c.end_date, 'YYYY-MM-DD') as ends, to_char(d.first, 'YYYY-MM-DD') as first,
         to_char(d.last, 'YYYY-MM-DD') as last
       from ad_campaigns c left join lateral (
         select min(day) as first, max(day) as last from (
           select f.day from ad_posting_days f join ad_postings p on p.number = f.posting_number where p.campaign_id = c.id
           union all
           select f.day from ad_corrections f join ad_postings p on p.number = f.posting_number where p.campaign_id = c.id
         ) days) d on true
       where c.proof_hash = $1`,
      [hash, timeZone],
    )
  )[0] ?? null;
