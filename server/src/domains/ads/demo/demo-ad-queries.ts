import type { AdAssets, PlacementTargeting } from '#contract/ad-shapes.ts';
import type { Executor } from '../../../platform/db/database.ts';
import type { AssetCopy, SourceType } from '../creatives/assets/asset-rules.ts';

// What the demo has of advertising: one campaign of the house, and the placements that it stands in.

export interface DemoFileRow {
  path: string;
  folder: string;
  kind: 'picture' | 'video';
  source_type: SourceType;
  state: 'ready' | 'preparing';
  /** Hexadecimal. */
  sha256: string;
  bytes: number;
  width: number | null;
  height: number | null;
  copies: readonly AssetCopy[];
}

export interface DemoCampaignRow {
  id: string;
  name: string;
  goals: Record<string, unknown>;
}

export interface DemoPostingRow {
  placement: {
    id: string;
    name: string;
    location: string;
    size: string;
    page_type: string;
    targeting: PlacementTargeting;
  };
  creative: {
    id: string;
    ad_type: string;
    title: string;
    description: string;
    click_url: string;
    asset_path: string | null;
    assets: AdAssets;
    asset_paths: readonly string[];
    width: number;
    height: number;
  };
  posting_id: string;
  is_active: boolean;
}

/** Answers the paths of those that were not there. A demo that was removed comes back under the same names. */
export const insertDemoFiles = async (db: Executor, rows: readonly DemoFileRow[]): Promise<string[]> =>
  (
    await db.query<{ path: string }>(
      `insert into ad_assets (path, folder, kind, source_type, state, sha256, bytes, width, height, copies)
       select path, folder, kind, source_type, state, decode(sha256, 'hex'), bytes, width, height, copies
       from jsonb_to_recordset($1::jsonb) as r (path text, folder text, kind text, source_type text, state text, sha256 text,
         bytes bigint, width integer, height integer, copies jsonb)
       on conflict (path) do update set state = excluded.state, width = excluded.width, height = excluded.height,
         copies = excluded.copies
       where ad_assets.state = 'gone' returning path`,
      [JSON.stringify(rows)],
    )
  ).map(({ path }) => path);

/** What already exists stays as it is. */
export async function insertDemoCampaign(
  db: Executor,
  { id, name, goals }: DemoCampaignRow,
  rows: readonly DemoPostingRow[],
): Promise<void> {
  const given = JSON.stringify(rows);
  await db.query(
    `insert into ad_campaigns (id, name, objective, goals) values ($1, $2, 'house', $3) on conflict do nothing`,
    [id, name, JSON.stringify(goals)],
  );
  await db.query(
    `insert into placements (id, name, location, ad_sizes, page_type, targeting)
     select p.id, p.name, p.location, array[p.size], p.page_type, p.targeting
     from jsonb_to_recordset($1::jsonb) as r (placement jsonb),
       jsonb_to_record(r.placement) as p (id uuid, name text, location text, size text, page_type text, targeting jsonb)
     on conflict do nothing`,
    [given],
  );
  await db.query(
    `with made as (
       insert into ad_creatives (id, campaign_id, ad_type, title, description, click_url, asset_path, assets, asset_paths, width,
         height, status)
       select c.id, $2, c.ad_type, c.title, c.description, c.click_url, c.asset_path, c.assets, c.asset_paths, c.width,
         c.height, 'active'
       from jsonb_to_recordset($1::jsonb) as r (creative jsonb),
         jsonb_to_record(r.creative) as c (id uuid, ad_type text, title text, description text, click_url text, asset_path text,
           assets jsonb, asset_paths text[], width integer, height integer)
       on conflict do nothing returning *
     )
     insert into ad_creative_versions (creative_id, version, content, asset_paths, made_by)
     select id, version, to_jsonb(made) - 'id', asset_paths, 'demo' from made`,
    [given, id],
  );
  await db.query(
    `insert into ad_postings (id, campaign_id, creative_id, placement_id, is_active)
     select r.posting_id, $2, (r.creative ->> 'id')::uuid, (r.placement ->> 'id')::uuid, r.is_active
     from jsonb_to_recordset($1::jsonb) as r (posting_id uuid, creative jsonb, placement jsonb, is_active boolean)
     on conflict do nothing`,
    [given, id],
  );
}

const numbers = 'select number from ad_postings where campaign_id = $1';
const creatives = 'select id from ad_creatives where campaign_id = $1';
const deleteFigures = [
  `delete from ad_events where posting_number in (${numbers})`,
  `delete from ad_posting_hours where posting_number in (${numbers})`,
  `delete from ad_posting_days where posting_number in (${numbers})`,
  `delete from ad_invalid_days where posting_number in (${numbers})`,
  `delete from ad_corrections where posting_number in (${numbers})`,
  `delete from ad_clicks where posting_number in (${numbers})`,
  'delete from ad_balances where campaign_id = $1',
  'delete from ad_day_balances where campaign_id = $1',
  'delete from ad_slices where campaign_id = $1',
  'delete from ad_viewer_days where campaign_id = $1',
  'delete from ad_audience_days where campaign_id = $1',
];
const deleteWhatWasSold = [
  `delete from ad_reports where creative_id in (${creatives})`,
  'delete from ad_postings where campaign_id = $1',
  `delete from ad_creative_versions where creative_id in (${creatives})`,
  'delete from ad_creatives where campaign_id = $1',
  'delete from ad_campaigns where id = $1',
];
const unused = `select p.id from placements p where p.id = any ($1::uuid[])
  and not exists (select from ad_postings o where o.placement_id = p.id)`;
const deletePlacements = [
  `delete from ad_placement_days where placement_id in (${unused})`,
  `delete from ad_placement_hours where placement_id in (${unused})`,
  `delete from placements where id in (${unused})`,
];

/**
 * Deletes the campaign with its figures, and the placements that nobody else has posted in. Answers the files that were only
 * its own.
 */
export async function deleteDemoCampaign(
  db: Executor,
  campaignId: string,
  placementIds: readonly string[],
): Promise<string[]> {
  const files = await db.query<{ path: string }>(
    `select distinct path from ad_creative_versions v, unnest(v.asset_paths) path
     where creative_id in (${creatives}) and not exists (
       select from ad_creative_versions o where o.asset_paths @> array[path] and o.creative_id not in (${creatives}))`,
    [campaignId],
  );
  for (const text of [...deleteFigures, ...deleteWhatWasSold]) await db.query(text, [campaignId]);
  for (const text of deletePlacements) await db.query(text, [placementIds]);
  return files.map(({ path }) => path);
}
