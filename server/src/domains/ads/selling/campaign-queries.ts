import type { AdObjective } from '#contract/ad-words.ts';
import type { Executor } from '../../../platform/db/database.ts';
import { type AdPage, likeOf } from '../ad-page.ts';
import type { CampaignFields } from './campaign-fields.ts';

export interface CampaignRow extends CampaignFields {
  id: string;
  isActive: boolean;
  /** What it needs before anything of it can be shown, whatever its switch and its days say. */
  lacks: 'creative' | 'approval' | 'posting' | null;
  createdAt: Date;
  updatedAt: Date;
}

const columns = `id, name, objective, category_id as "categoryId", start_date::text as "startDate", end_date::text as "endDate",
  target_audience as audience, audience_note as note, goals, advertiser_name as "advertiserName", paid_by as "paidBy",
  is_active as "isActive", case
    when not exists (select from ad_creatives v where v.campaign_id = ad_campaigns.id and v.deleted_at is null) then 'creative'
    when not exists (select from ad_creatives v where v.campaign_id = ad_campaigns.id and v.deleted_at is null
      and v.status = 'active') then 'approval'
    when not exists (select from ad_postings p join ad_creatives v on v.id = p.creative_id and v.status = 'active'
      where p.campaign_id = ad_campaigns.id and p.is_active and p.deleted_at is null and v.deleted_at is null) then 'posting'
  end as lacks, created_at as "createdAt", updated_at as "updatedAt"`;

export interface CampaignFilter extends AdPage {
  isActive: boolean | null;
  objective: AdObjective | null;
  categoryId: string | null;
}

export const campaignRows = (db: Executor, filter: CampaignFilter): Promise<CampaignRow[]> =>
  db.query<CampaignRow>(
    `select ${columns} from ad_campaigns
     where deleted_at is null and ($1::text is null or name ilike $1 or advertiser_name ilike $1)
       and ($2::boolean is null or is_active = $2) and ($3::text is null or objective = $3)
       and ($4::uuid is null or category_id = $4)
     order by created_at desc, id desc limit $5 offset $6`,
    [
      likeOf(filter.search),
      filter.isActive,
      filter.objective,
      filter.categoryId,
      filter.limit,
      filter.offset,
    ],
  );

/** A campaign that was not deleted, held until the transaction ends; for a change, or so that it stays as it is. */
export async function holdCampaign(
  transaction: Executor,
  id: string,
  lock: 'update' | 'share' = 'update',
): Promise<CampaignRow | null> {
  const rows = await transaction.query<CampaignRow>(
    `select ${columns} from ad_campaigns where id = $1 and deleted_at is null for ${lock}`,
    [id],
  );
  return rows[0] ?? null;
}

const bound = (id: string, fields: CampaignFields): unknown[] => [
  id,
  fields.name,
  fields.objective,
  fields.categoryId,
  fields.startDate,
  fields.endDate,
  JSON.stringify(fields.audience),
  fields.note,
  JSON.stringify(fields.goals),
  fields.advertiserName,
  fields.paidBy,
];

export async function insertCampaign(
  transaction: Executor,
  id: string,
  fields: CampaignFields,
  isActive: boolean,
): Promise<CampaignRow> {
  const [row] = await transaction.query<CampaignRow>(
    `insert into ad_campaigns (id, name, objective, category_id, start_date, end_date, target_audience, audience_note, goals,
       advertiser_name, paid_by, is_active)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12) returning ${columns}`,
    [...bound(id, fields), isActive],
  );
  return row!;
}

export async function writeCampaign(
  transaction: Executor,
  id: string,
  fields: CampaignFields,
): Promise<CampaignRow> {
  const [row] = await transaction.query<CampaignRow>(
    `update ad_campaigns set name = $2, objective = $3, category_id = $4, start_date = $5, end_date = $6, target_audience = $7,
       audience_note = $8, goals = $9, advertiser_name = $10, paid_by = $11, updated_at = now()
     where id = $1 returning ${columns}`,
    bound(id, fields),
  );
  return row!;
}

export async function switchCampaign(
  transaction: Executor,
  id: string,
  isActive: boolean,
): Promise<CampaignRow> {
  const [row] = await transaction.query<CampaignRow>(
    `update ad_campaigns set is_active = $2, updated_at = now() where id = $1 returning ${columns}`,
    [id, isActive],
  );
  return row!;
}

/** Marks a campaign and all that is in it as deleted. Answers how much that was. */
export async function buryCampaign(
  transaction: Executor,
  id: string,
): Promise<{ creatives: number; postings: number }> {
  await transaction.query('update ad_campaigns set deleted_at = now(), updated_at = now() where id = $1', [
    id,
  ]);
  const creatives = await transaction.query(
    'update ad_creatives set deleted_at = now(), updated_at = now() where campaign_id = $1 and deleted_at is null returning 1',
    [id],
  );
  const postings = await transaction.query(
    'update ad_postings set deleted_at = now() where campaign_id = $1 and deleted_at is null returning 1',
    [id],
  );
  return { creatives: creatives.length, postings: postings.length };
}
