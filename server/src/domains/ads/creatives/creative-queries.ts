import type { AdVariant } from '#contract/ad-shapes.ts';
import type { AdType, CreativeStatus } from '#contract/ad-words.ts';
import type { Executor } from '../../../platform/db/database.ts';
import type { SizedPlacement } from '../placing/fitting-sizes.ts';
import type { CreativeForm } from './creative-rules.ts';

export interface CreativeRow extends CreativeForm {
  id: string;
  campaign_name: string;
  status: CreativeStatus;
  status_reason: string | null;
  asset_paths: string[];
  version: number;
  created_at: Date;
  updated_at: Date;
}
const columns = `c.id, c.campaign_id, k.name as campaign_name, c.ad_type, c.title, c.description, c.click_url, c.asset_path,
  c.assets, c.frame_url, c.width, c.height, c.status, c.status_reason, c.asset_paths, c.ab_test_variants, c.auto_winner,
  c.performance_tags, c.version, c.created_at, c.updated_at`;
const from = 'from ad_creatives c join ad_campaigns k on k.id = c.campaign_id where c.deleted_at is null';

export interface CreativeFilter {
  search?: string | null | undefined;
  adType?: AdType | null | undefined;
  status?: CreativeStatus | null | undefined;
  id?: string | null | undefined;
}
/** Parameters 1 to 4. */
const filtered = `($1::text is null or c.title ilike '%' || $1 || '%' or k.name ilike '%' || $1 || '%')
  and ($2::text is null or c.ad_type = $2) and ($3::text is null or c.status = $3) and ($4::uuid is null or c.id = $4)`;
const filterOf = ({ search, adType, status, id }: CreativeFilter): unknown[] => [
  search?.trim() ? search.trim().replaceAll(/[\\%_]/g, '\\$&') : null,
  adType ?? null,
  status ?? null,
  id ?? null,
];

/** Those that were not deleted, the newest first. */
export const listCreatives = (
  db: Executor,
  filter: CreativeFilter & { limit?: number | null | undefined; offset?: number | null | undefined } = {},
): Promise<CreativeRow[]> =>
  db.query<CreativeRow>(
    `select ${columns} ${from} and ${filtered} order by c.created_at desc, c.id desc limit $5 offset $6`,
    [...filterOf(filter), filter.limit ?? null, filter.offset ?? 0],
  );

/** Locked until the transaction ends. */
export const lockCreative = async (db: Executor, id: string): Promise<CreativeRow | null> =>
  (await db.query<CreativeRow>(`select ${columns} ${from} and c.id = $1 for update of c`, [id]))[0] ?? null;

/** Whether there is such a campaign; it cannot be deleted until the transaction ends. */
export const holdCampaign = async (db: Executor, id: string): Promise<boolean> =>
  (await db.query('select from ad_campaigns where id = $1 and deleted_at is null for share', [id])).length >
  0;

/** Holds the campaign of a creative before the creative itself, as all of advertising is held. */
export async function holdCampaignOf(db: Executor, creativeId: string): Promise<void> {
  await db.query(
    'select from ad_campaigns where id = (select campaign_id from ad_creatives where id = $1) for share',
    [creativeId],
  );
}

/** Where a creative stands; those placements stay as they are until the transaction ends. */
export const holdPlacementsOf = (db: Executor, creativeId: string): Promise<SizedPlacement[]> =>
  db.query<SizedPlacement>(
    `select name, ad_sizes as sizes from placements
     where deleted_at is null
       and id in (select placement_id from ad_postings where creative_id = $1 and deleted_at is null)
     order by id for share`,
    [creativeId],
  );

export interface CreativeState {
  status: CreativeStatus;
  statusReason: string | null;
  version: number;
  assetPaths: readonly string[];
}
const valuesOf = (id: string, form: CreativeForm, state: CreativeState): unknown[] => [
  ...[id, form.campaign_id, form.ad_type, form.title, form.description, form.click_url, form.asset_path],
  ...[JSON.stringify(form.assets), form.frame_url, form.width, form.height, state.status, state.statusReason],
  ...[state.assetPaths, JSON.stringify(form.ab_test_variants), form.auto_winner, form.performance_tags],
  state.version,
];

export async function insertCreative(
  db: Executor,
  id: string,
  form: CreativeForm,
  state: CreativeState,
): Promise<void> {
  await db.query(
    `insert into ad_creatives (id, campaign_id, ad_type, title, description, click_url, asset_path, assets, frame_url, width,
       height, status, status_reason, asset_paths, ab_test_variants, auto_winner, performance_tags, version)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18)`,
    valuesOf(id, form, state),
  );
}

/** `isNewTest`: what the variants had so far is not compared any more. `isNewAddress`: its page is looked at anew. */
export async function updateCreative(
  db: Executor,
  id: string,
  form: CreativeForm,
  state: CreativeState,
  { isNewTest, isNewAddress }: { isNewTest: boolean; isNewAddress: boolean },
): Promise<void> {
  await db.query(
    `update ad_creatives set campaign_id = $2, ad_type = $3, title = $4, description = $5, click_url = $6, asset_path = $7,
       assets = $8, frame_url = $9, width = $10, height = $11, status = $12, status_reason = $13, asset_paths = $14,
       ab_test_variants = $15, auto_winner = $16, performance_tags = $17, version = $18, updated_at = now(),
       test_since = case when $19 then now() else test_since end,
       test_until = case when $19 then null else test_until end,
       landing_checked_at = case when $20 then null else landing_checked_at end,
       landing_faults = case when $20 then 0 else landing_faults end
     where id = $1`,
    [...valuesOf(id, form, state), isNewTest, isNewAddress],
  );
}

/** A form that it had, for good. */
export async function insertVersion(
  db: Executor,
  id: string,
  version: number,
  content: Record<string, unknown>,
  assetPaths: readonly string[],
  madeBy: string,
): Promise<void> {
  await db.query(
    `insert into ad_creative_versions (creative_id, version, content, asset_paths, made_by) values ($1, $2, $3, $4, $5)`,
    [id, version, JSON.stringify(content), assetPaths, madeBy],
  );
}

export async function writeStatus(
  db: Executor,
  id: string,
  status: CreativeStatus,
  reason: string | null,
): Promise<void> {
  await db.query(
    `update ad_creatives set status = $2, status_reason = $3, updated_at = now(),
       landing_faults = case when $2 = 'active' then 0 else landing_faults end
     where id = $1`,
    [id, status, reason],
  );
}

export async function buryCreative(db: Executor, id: string, reason: string | null): Promise<void> {
  await db.query(
    `update ad_creatives set deleted_at = now(), deletion_reason = $2, status = 'inactive', updated_at = now() where id = $1`,
    [id, reason],
  );
}

/** Deletes its postings; answers how many. */
export const buryPostingsOf = async (db: Executor, creativeId: string): Promise<number> =>
  (
    await db.query(
      `update ad_postings set deleted_at = now(), is_active = false where creative_id = $1 and deleted_at is null returning 1`,
      [creativeId],
    )
  ).length;

export const hasPostings = async (db: Executor, creativeId: string): Promise<boolean> =>
  (
    await db.query('select from ad_postings where creative_id = $1 and deleted_at is null limit 1', [
      creativeId,
    ])
  ).length > 0;

/** Weights of its variants by which one is shown alone from now on: its test is over. */
export async function endTest(db: Executor, id: string, variants: readonly AdVariant[]): Promise<void> {
  await db.query(
    'update ad_creatives set ab_test_variants = $2, test_until = now(), updated_at = now() where id = $1',
    [id, JSON.stringify(variants)],
  );
}

export interface CountsRow {
  creative_id: string;
  variant: number;
  served: number;
  viewable: number;
  clicks: number;
}
/** What each creative had in all, as variant -1, and each of its variants on the whole days of their test. */
export const readCounts = (
  db: Executor,
  creativeIds: readonly string[],
  timeZone: string,
): Promise<CountsRow[]> =>
  db.query<CountsRow>(
    `select p.creative_id, case when all_of then -1 else d.variant end as variant, sum(d.served)::float8 as served,
       sum(d.viewable)::float8 as viewable, sum(d.clicks)::float8 as clicks
     from ad_postings p join ad_creatives c on c.id = p.creative_id
     join ad_posting_days d on d.posting_number = p.number
     cross join (values (true), (false)) as how (all_of)
     where p.creative_id = any ($1::uuid[])
       and (all_of or c.test_since is null or d.day > (c.test_since at time zone $2)::date)
       and (all_of or c.test_until is null or d.day < (c.test_until at time zone $2)::date)
     group by 1, 2`,
    [creativeIds, timeZone],
  );

/** The most seen first. */
export const mostSeen = (db: Executor, filter: CreativeFilter, limit: number): Promise<CreativeRow[]> =>
  db.query<CreativeRow>(
    `select ${columns} from ad_creatives c join ad_campaigns k on k.id = c.campaign_id
     left join lateral (
       select sum(d.viewable) as viewable from ad_postings p join ad_posting_days d on d.posting_number = p.number
       where p.creative_id = c.id) seen on true
     where c.deleted_at is null and ${filtered}
     order by seen.viewable desc nulls last, c.created_at desc, c.id desc limit $5`,
    [...filterOf(filter), limit],
  );

/** Creatives whose test may choose its winner by itself. */
export const openTests = (db: Executor): Promise<CreativeRow[]> =>
  db.query<CreativeRow>(
    `select ${columns} ${from} and c.auto_winner and c.test_until is null and c.status = 'active' and jsonb_array_length(c.ab_test_variants) > 1
     order by c.id`,
    [],
  );

export interface LandingRow {
  id: string;
  title: string;
  click_url: string;
  landing_faults: number;
}
/** Active creatives whose page was not looked at for a day, the longest waiting first. */
export const dueLandings = (db: Executor, limit: number): Promise<LandingRow[]> =>
  db.query<LandingRow>(
    `select id, title, click_url, landing_faults from ad_creatives
     where status = 'active' and deleted_at is null and click_url ilike 'https:%'
       and (landing_checked_at is null or landing_checked_at < now() - interval '20 hours')
     order by landing_checked_at nulls first, id limit $1`,
    [limit],
  );

/** Notes a look at a page, unless its address changed meanwhile; answers how many in a row failed by now. */
export const noteLanding = async (
  db: Executor,
  { id, click_url }: Pick<LandingRow, 'id' | 'click_url'>,
  isThere: boolean,
): Promise<number | null> =>
  (
    await db.query<{ landing_faults: number }>(
      `update ad_creatives set landing_checked_at = now(), landing_faults = case when $3 then 0 else landing_faults + 1 end
       where id = $1 and click_url = $2 and status = 'active' and deleted_at is null returning landing_faults`,
      [id, click_url, isThere],
    )
  )[0]?.landing_faults ?? null;

/** How many wait for review, to at most `most`. */
export const countCreativesToReview = async (db: Executor, most: number): Promise<number> =>
  (
    await db.query<{ n: number }>(
      `select count(*)::int as n from (
         select from ad_creatives where status = 'review' and deleted_at is null limit $1) waiting`,
      [most],
      'count_creatives_to_review',
    )
  )[0]?.n ?? 0;
