import type { PostableCreative } from '#contract/ad-shapes.ts';
import type { AdTier, CreativeStatus, PlacementStatus } from '#contract/ad-words.ts';
import type { Executor } from '../../../platform/db/database.ts';
import { type AdPage, likeOf } from '../ad-page.ts';
import type { NamedCreative } from './fitting-sizes.ts';
import type { PostingTimes } from './posting-rules.ts';
import type { Neighbour } from './posting-warnings.ts';

export interface PostingRow extends PostingTimes {
  id: string;
  campaignId: string;
  campaignName: string;
  campaignStart: string | null;
  campaignEnd: string | null;
  campaignIsActive: boolean;
  tier: AdTier;
  creativeId: string;
  creativeTitle: string;
  creativeStatus: CreativeStatus;
  placementId: string;
  placementName: string;
  placementStatus: PlacementStatus;
  isActive: boolean;
  createdAt: Date;
}

const times = `p.start_time as start, p.end_time as "end", p.priority, p.days_of_week as days, p.hours_of_day as hours`;
const ofCampaign = `c.name as "campaignName", c.start_date::text as "campaignStart", c.end_date::text as "campaignEnd",
  c.goals->>'tier' as tier`;
const rows = `select p.id, p.campaign_id as "campaignId", ${ofCampaign}, c.is_active as "campaignIsActive",
    p.creative_id as "creativeId", r.title as "creativeTitle", r.status as "creativeStatus",
    p.placement_id as "placementId", l.name as "placementName", l.status as "placementStatus",
    ${times}, p.is_active as "isActive", p.created_at as "createdAt"
  from ad_postings p join ad_campaigns c on c.id = p.campaign_id join ad_creatives r on r.id = p.creative_id
    join placements l on l.id = p.placement_id`;

export interface PostingFilter extends AdPage {
  isActive: boolean | null;
  campaignId: string | null;
  placementId: string | null;
  /** Those that run on a day and later, and before it ends: the day, and its moment. */
  from: { day: string; moment: Date } | null;
  until: { day: string; moment: Date } | null;
}

export const postingRows = (db: Executor, filter: PostingFilter): Promise<PostingRow[]> =>
  db.query<PostingRow>(
    `${rows} where p.deleted_at is null
       and ($1::text is null or c.name ilike $1 or r.title ilike $1 or l.name ilike $1)
       and ($2::boolean is null or p.is_active = $2)
       and ($3::uuid is null or p.campaign_id = $3) and ($4::uuid is null or p.placement_id = $4)
       and ($5::date is null or ((c.end_date is null or c.end_date >= $5) and (p.end_time is null or p.end_time > $6)))
       and ($7::date is null or ((c.start_date is null or c.start_date <= $7) and (p.start_time is null or p.start_time < $8)))
     order by p.created_at desc, p.id desc limit $9 offset $10`,
    [
      likeOf(filter.search),
      filter.isActive,
      filter.campaignId,
      filter.placementId,
      filter.from?.day ?? null,
      filter.from?.moment ?? null,
      filter.until?.day ?? null,
      filter.until?.moment ?? null,
      filter.limit,
      filter.offset,
    ],
  );

export async function postingRow(db: Executor, id: string): Promise<PostingRow> {
  const [row] = await db.query<PostingRow>(`${rows} where p.id = $1`, [id]);
  return row!;
}

/** A posting that was not deleted, held for a change until the transaction ends. */
export async function holdPosting(transaction: Executor, id: string): Promise<PostingRow | null> {
  const found = await transaction.query<PostingRow>(
    `${rows} where p.id = $1 and p.deleted_at is null for update of p`,
    [id],
  );
  return found[0] ?? null;
}

export interface PostedCreative extends NamedCreative {
  campaignId: string;
  status: CreativeStatus;
}
/** A creative that was not deleted, which stays as it is until the transaction ends. */
export async function holdCreative(transaction: Executor, id: string): Promise<PostedCreative | null> {
  const found = await transaction.query<PostedCreative>(
    `select campaign_id as "campaignId", ad_type, title, width, height, status from ad_creatives
     where id = $1 and deleted_at is null for share`,
    [id],
  );
  return found[0] ?? null;
}

export const postableCreatives = (db: Executor, campaignId: string): Promise<PostableCreative[]> =>
  db.query<PostableCreative>(
    `select id, title, ad_type, width, height, status from ad_creatives
     where campaign_id = $1 and deleted_at is null order by created_at desc, id desc limit 1000`,
    [campaignId],
  );

/** The other postings of a placement that are switched on, with what their campaigns were promised. */
export const neighboursIn = (
  db: Executor,
  placementId: string,
  exceptId: string | null,
): Promise<Neighbour[]> =>
  db.query<Neighbour>(
    `select p.campaign_id as "campaignId", ${ofCampaign}, ${times}
     from ad_postings p join ad_campaigns c on c.id = p.campaign_id
     where p.placement_id = $1 and p.deleted_at is null and p.is_active and c.is_active and p.id is distinct from $2::uuid
     order by p.created_at, p.id limit 1000`,
    [placementId, exceptId],
  );

export const insertPosting = (
  transaction: Executor,
  id: string,
  of: { campaignId: string; creativeId: string; placementId: string },
  when: PostingTimes,
): Promise<unknown> =>
  transaction.query(
    `insert into ad_postings (id, campaign_id, creative_id, placement_id, start_time, end_time, priority, days_of_week, hours_of_day)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9)`,
    [
      id,
      of.campaignId,
      of.creativeId,
      of.placementId,
      when.start,
      when.end,
      when.priority,
      when.days,
      when.hours,
    ],
  );

export const writePosting = (transaction: Executor, id: string, when: PostingTimes): Promise<unknown> =>
  transaction.query(
    `update ad_postings set start_time = $2, end_time = $3, priority = $4, days_of_week = $5, hours_of_day = $6 where id = $1`,
    [id, when.start, when.end, when.priority, when.days, when.hours],
  );

export const switchPosting = (transaction: Executor, id: string, isActive: boolean): Promise<unknown> =>
  transaction.query('update ad_postings set is_active = $2 where id = $1', [id, isActive]);

export const buryPosting = (transaction: Executor, id: string): Promise<unknown> =>
  transaction.query('update ad_postings set deleted_at = now() where id = $1', [id]);
