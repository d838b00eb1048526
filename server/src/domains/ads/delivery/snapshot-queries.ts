import type { AdAssets, AdAudience, AdGoals, PlacementTargeting } from '#contract/ad-shapes.ts';
import type { AdPageType, AdType, AdViewer, PlacementPosition, PlacementStatus } from '#contract/ad-words.ts';
import type { Executor } from '../../../platform/db/database.ts';

export interface PlacementRow {
  id: string;
  name: string;
  location: PlacementPosition;
  ad_sizes: string[];
  page_type: AdPageType;
  targeting: PlacementTargeting;
  status: PlacementStatus;
}

export interface CampaignRow {
  id: string;
  name: string;
  category_id: string | null;
  /** Days as text. */
  start_date: string | null;
  end_date: string | null;
  target_audience: AdAudience;
  goals: AdGoals;
  is_active: boolean;
  advertiser_name: string | null;
  paid_by: string | null;
  created_at: Date;
}

export interface CopyRow {
  path: string;
  type: string;
  width: number;
  height: number;
}

export interface CreativeRow {
  id: string;
  ad_type: AdType;
  title: string;
  description: string | null;
  click_url: string | null;
  asset_path: string | null;
  assets: AdAssets;
  frame_url: string | null;
  width: number | null;
  height: number | null;
  status: string;
  ab_test_variants: { id: string; asset_path: string; title: string; weight?: number }[];
}

export interface PostingRow {
  id: string;
  number: number;
  campaign_id: string;
  creative_id: string;
  placement_id: string;
  start_time: Date | null;
  end_time: Date | null;
  priority: number;
  days_of_week: number[] | null;
  hours_of_day: number[] | null;
  is_active: boolean;
}

export interface SnapshotRows {
  placements: PlacementRow[];
  campaigns: CampaignRow[];
  creatives: CreativeRow[];
  /** Files that may be shown, by their names. */
  copies: ReadonlyMap<string, readonly CopyRow[]>;
  postings: PostingRow[];
  visibility: { role: AdViewer; can_view_ads: boolean }[];
}

const placementColumns = 'id, name, location, ad_sizes, page_type, targeting, status';

/** Everything that may be shown now or later; with `placementIds`, all that was posted there, shown or not. */
export async function readSnapshot(
  db: Executor,
  placementIds: readonly string[] | null = null,
): Promise<SnapshotRows> {
  const scope = placementIds === null ? live : ofPlacements;
  const bound = placementIds === null ? [] : [placementIds];
  const name = placementIds === null ? 'live_ads' : 'ads_of_placements';
  const postings = await db.query<PostingRow>(
    `select p.id, p.number, p.campaign_id, p.creative_id, p.placement_id, p.start_time, p.end_time, p.priority,
       p.days_of_week, p.hours_of_day, p.is_active ${scope}
     order by p.id`,
    bound,
    name,
  );
  const campaigns = await db.query<CampaignRow>(
    `select id, name, category_id, start_date::text, end_date::text, target_audience, goals, is_active,
       advertiser_name, paid_by, created_at
     from ad_campaigns where id = any($1)`,
    [[...new Set(postings.map((posting) => posting.campaign_id))]],
    'campaigns_of_ads',
  );
  const creatives = await db.query<CreativeRow>(
    `select id, ad_type, title, description, click_url, asset_path, assets, frame_url, width, height, status,
       ab_test_variants
     from ad_creatives where id = any($1)`,
    [[...new Set(postings.map((posting) => posting.creative_id))]],
    'creatives_of_ads',
  );
  const copies = await db.query<{ path: string; copies: CopyRow[] }>(
    `select path, copies from ad_assets where path = any($1) and state = 'ready'`,
    [[...new Set(creatives.flatMap(pathsOf))]],
    'files_of_ads',
  );
  return {
    postings,
    campaigns,
    creatives,
    copies: new Map(copies.map((row) => [row.path, row.copies])),
    placements: await db.query<PlacementRow>(
      placementIds === null
        ? `select ${placementColumns} from placements where deleted_at is null and status = 'active' order by id`
        : `select ${placementColumns} from placements where id = any($1) order by id`,
      bound,
      `places_of_${name}`,
    ),
    visibility: await db.query('select role, can_view_ads from ad_visibility', [], 'ad_visibility'),
  };
}

const joined = `from ad_postings p join ad_campaigns c on c.id = p.campaign_id and c.deleted_at is null
  join ad_creatives r on r.id = p.creative_id and r.deleted_at is null`;
const live = `${joined} join placements pl on pl.id = p.placement_id
  where p.deleted_at is null and p.is_active and (p.end_time is null or p.end_time > now())
    and c.is_active and (c.end_date is null or c.end_date >= current_date - 1)
    and r.status = 'active' and pl.status = 'active' and pl.deleted_at is null`;
const ofPlacements = `${joined} where p.deleted_at is null and p.placement_id = any($1)`;

/** Every file that a creative shows. */
export const pathsOf = ({ asset_path, assets, ab_test_variants }: CreativeRow): string[] => [
  ...(asset_path === null ? [] : [asset_path]),
  ...(assets.slides ?? []).map((slide) => slide.asset_path),
  ...ab_test_variants.map((variant) => variant.asset_path),
];

/** Placements of a page type and of All Pages, whatever state they are in. */
export const findPlacementsOf = (db: Executor, pageType: AdPageType): Promise<{ id: string }[]> =>
  db.query<{ id: string }>(
    `select id from placements where deleted_at is null and page_type in ($1, 'All Pages') order by location, id`,
    [pageType],
    'placements_of_page',
  );

/**
 * Where a posting leads, also once it has ended: whoever still sees it arrives. Of an ad that was taken down, or whose
 * address nobody has approved, nobody learns it.
 */
export async function findLanding(db: Executor, postingNumber: number): Promise<string | null> {
  const [row] = await db.query<{ click_url: string | null }>(
    `select r.click_url from ad_postings p join ad_creatives r on r.id = p.creative_id
     where p.number = $1 and r.status in ('active', 'inactive') and r.deleted_at is null`,
    [postingNumber],
    'landing_of_ad',
  );
  return row?.click_url ?? null;
}
