import { randomBytes } from 'node:crypto';
import type { AdGoals } from '#contract/ad-shapes.ts';
import {
  type AdObjective,
  type AdType,
  adViewers,
  type CreativeStatus,
  type PlacementPosition,
} from '#contract/ad-words.ts';
import { reserveAsset } from '#server/domains/ads/creatives/assets/asset-queries.ts';
import { signServe } from '#server/domains/ads/delivery/ad-token.ts';
import { insertPlacement } from '#server/domains/ads/placing/placement-queries.ts';
import { insertPosting } from '#server/domains/ads/placing/posting-queries.ts';
import { visibilityRows } from '#server/domains/ads/placing/visibility-queries.ts';
import { insertCampaign } from '#server/domains/ads/selling/campaign-queries.ts';
import { readCampaign } from '#server/domains/ads/selling/campaign-rules.ts';
import { insertAdCategory } from '#server/domains/ads/selling/category-queries.ts';
import { newId } from '#server/kit/ids.ts';
import type { Platform } from '#server/platform/context.ts';
import { freshName } from '#tests/support/test-names.ts';
import type { Known } from './contract-samples.ts';

type Machines = Pick<Platform, 'db'>;

export async function insertTestAdCategory({ db }: Machines): Promise<string> {
  const id = newId();
  await insertAdCategory(db, id, freshName());
  return id;
}

/** A campaign; answers its id. */
export async function insertTestCampaign(
  { db }: Machines,
  more: {
    name?: string;
    objective?: AdObjective;
    goals?: AdGoals;
    categoryId?: string;
    startDate?: string;
    endDate?: string;
    isActive?: boolean;
  } = {},
): Promise<string> {
  const fields = readCampaign(
    {
      p_name: more.name ?? freshName(),
      p_objective: more.objective ?? 'awareness',
      p_category_id: more.categoryId ?? null,
      p_start_date: more.startDate ?? null,
      p_end_date: more.endDate ?? null,
      p_goals: more.goals ?? null,
    },
    null,
    'UTC',
  );
  return (await insertCampaign(db, newId(), fields, more.isActive ?? true)).id;
}

/** A creative without a file; answers its id. */
export async function insertTestCreative(
  { db }: Machines,
  campaignId: string,
  more: {
    title?: string;
    adType?: AdType;
    width?: number | null;
    height?: number | null;
    status?: CreativeStatus;
  } = {},
): Promise<string> {
  const id = newId();
  await db.query(
    `insert into ad_creatives (id, campaign_id, ad_type, title, click_url, width, height, status)
     values ($1, $2, $3, $4, 'https://shop.example/', $5, $6, $7)`,
    [
      id,
      campaignId,
      more.adType ?? 'banner',
      more.title ?? freshName(),
      more.width === undefined ? 300 : more.width,
      more.height === undefined ? 250 : more.height,
      more.status ?? 'active',
    ],
  );
  return id;
}

/** A file that is being prepared; answers its path. */
export async function insertTestAsset({ db }: Machines): Promise<string> {
  const folder = randomBytes(12).toString('hex');
  const path = `file-${folder}.mp4`;
  const sha256 = randomBytes(32);
  const about = { kind: 'video', source_type: 'mp4', bytes: 1000, uploaded_by: null } as const;
  await reserveAsset(db, { path, folder, sha256, ...about });
  return path;
}

/** A placement; answers its id. */
export async function insertTestPlacement(
  { db }: Machines,
  more: { name?: string; position?: PlacementPosition; sizes?: string[] } = {},
): Promise<string> {
  const row = await insertPlacement(db, newId(), {
    name: more.name ?? freshName(),
    position: more.position ?? 'Sidebar Right',
    sizes: more.sizes ?? ['300x250'],
    pageType: 'Video Page',
    description: null,
    targeting: {},
    status: 'active',
  });
  return row.id;
}

/** A posting of a fresh campaign in a fresh placement, or in those that are named; answers its id. */
export async function insertTestPosting(
  machines: Machines,
  more: { campaignId?: string; creativeId?: string; placementId?: string } = {},
): Promise<string> {
  const campaignId = more.campaignId ?? (await insertTestCampaign(machines));
  const creativeId = more.creativeId ?? (await insertTestCreative(machines, campaignId));
  const placementId = more.placementId ?? (await insertTestPlacement(machines));
  const id = newId();
  const always = { start: null, end: null, priority: 0, days: null, hours: null };
  await insertPosting(machines.db, id, { campaignId, creativeId, placementId }, always);
  return id;
}

/** What the calls of advertising can be given. */
export const adInputs = (platform: Platform): Known => {
  let campaignId: string | null = null;
  // Parameters are made one after another: the creative belongs to the campaign before it.
  const ofCreative = async () => {
    campaignId = await insertTestCampaign(platform);
    return campaignId;
  };
  return {
    ad_size: '300x250',
    ad_priority: 7,
    placement_status: 'paused',
    other_ad_sight: async () =>
      !(await visibilityRows(platform.db)).find(({ role }) => role === adViewers[0])?.can_view_ads,
    ad_category_id: () => insertTestAdCategory(platform),
    ad_campaign_id: () => insertTestCampaign(platform),
    ad_campaign_of_creative: ofCreative,
    ad_creative_id: async () => insertTestCreative(platform, campaignId ?? (await ofCreative())),
    ad_window: 'popup',
    ad_address: 'https://shop.example/',
    ad_pause: 'inactive',
    ad_window_id: async () =>
      insertTestCreative(platform, await insertTestCampaign(platform), { adType: 'popup' }),
    ad_file_path: () => insertTestAsset(platform),
    placement_id: () => insertTestPlacement(platform),
    ad_posting_id: () => insertTestPosting(platform),
    ad_serve_token: async () => {
      const id = await insertTestPosting(platform);
      const [row] = await platform.db.query<{ number: number }>(
        'select number from ad_postings where id = $1',
        [id],
      );
      return signServe(platform.config.secret, {
        ...{ serveId: randomBytes(8).readBigInt64BE(0).toString(), postingNumber: row!.number, variant: 0 },
        ...{ pageType: 0, device: 0, country: 'US', viewerHash: '1', allowsAdvertising: false },
        ...{ sliceId: 0, givenAt: Date.now() },
      });
    },
  };
};
