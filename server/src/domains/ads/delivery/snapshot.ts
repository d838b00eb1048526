import type { Static } from 'typebox';
import type { AdMedia, AvailableAd } from '#contract/ad-delivery.ts';
import type { AdCaps } from '#contract/ad-shapes.ts';
import {
  type AdDevice,
  type AdPageType,
  type AdRule,
  type AdTier,
  type AdType,
  type AdViewer,
  adDevices,
  adPageTypes,
  adTiers,
  adViewers,
  everyPage,
  type PlacementPosition,
} from '#contract/ad-words.ts';
import { assetAddress } from '../creatives/assets/asset-rules.ts';
import { type CampaignLimits, limitsOf } from './budget-rules.ts';
import { dayLength, dayStart, reserveOf } from './plan-rules.ts';
import {
  type CampaignRow,
  type CopyRow,
  type CreativeRow,
  type PlacementRow,
  pathsOf,
  type SnapshotRows,
} from './snapshot-queries.ts';

export interface Campaign {
  readonly id: string;
  readonly name: string;
  readonly categoryId: string | null;
  readonly startDay: string | null;
  readonly endDay: string | null;
  /** In local time; null: it has no end that a plan could lead to. */
  readonly run: { readonly from: number; readonly to: number } | null;
  readonly isActive: boolean;
  /** Null: everybody. */
  readonly countries: ReadonlySet<string> | null;
  readonly devices: number;
  readonly roles: number;
  readonly languages: ReadonlySet<string> | null;
  /** Slugs. */
  readonly categories: ReadonlySet<string> | null;
  readonly tags: ReadonlySet<string> | null;
  readonly excludedTags: ReadonlySet<string> | null;
  readonly caps: AdCaps;
  readonly limits: CampaignLimits;
  readonly tier: AdTier;
  readonly weight: number;
  readonly advertiser: string | null;
  readonly paidBy: string | null;
}

/** One of the forms that a creative is shown in. */
export interface Form {
  readonly variant: number;
  readonly title: string;
  readonly media: readonly Static<typeof AdMedia>[];
  readonly weight: number;
}

export interface Creative {
  readonly id: string;
  readonly type: AdType;
  readonly isActive: boolean;
  readonly description: string | null;
  readonly clickUrl: string | null;
  readonly assets: AvailableAd['assets'];
  readonly frameUrl: string | null;
  readonly frameHost: string | null;
  readonly width: number | null;
  readonly height: number | null;
  readonly title: string;
  readonly forms: readonly Form[];
}

export interface Candidate {
  readonly id: string;
  readonly number: number;
  readonly campaign: Campaign;
  readonly creative: Creative;
  readonly placement: Place;
  /** Milliseconds since 1970. */
  readonly from: number;
  readonly to: number;
  readonly priority: number;
  /** One bit for each; all of them where nothing is said. */
  readonly days: number;
  readonly hours: number;
  readonly isActive: boolean;
}

/** Candidates that come before or after all others, and are drawn among each other. */
export interface Group {
  readonly tier: number;
  readonly priority: number;
  readonly candidates: readonly Candidate[];
  /** Sums of their weights. */
  readonly upTo: Float64Array;
}

export interface Place {
  readonly id: string;
  readonly name: string;
  readonly location: PlacementPosition;
  readonly sizes: readonly string[];
  readonly pageType: AdPageType;
  readonly isActive: boolean;
  readonly devices: number;
  readonly deviceNames: readonly AdDevice[];
  readonly categories: ReadonlySet<string> | null;
  readonly groups: readonly Group[];
}

export interface Snapshot {
  readonly places: ReadonlyMap<string, Place>;
  /** With those of All Pages. */
  readonly byPage: ReadonlyMap<AdPageType, readonly Place[]>;
  readonly byNumber: ReadonlyMap<number, Candidate>;
  readonly campaigns: ReadonlyMap<string, Campaign>;
  readonly seenBy: ReadonlySet<AdViewer>;
}

const setOf = (items: readonly string[] | undefined): ReadonlySet<string> | null =>
  items === undefined || items.length === 0 ? null : new Set(items);
/** A tag as it is compared. */
export const tagKey = (tag: string): string => tag.trim().toLowerCase();

const maskOf = <T>(all: readonly T[], some: readonly T[] | undefined): number =>
  some === undefined || some.length === 0
    ? -1
    : some.reduce((mask, one) => mask | (1 << all.indexOf(one)), 0);
const bitsOf = (numbers: readonly number[] | null): number =>
  numbers === null || numbers.length === 0 ? -1 : numbers.reduce((mask, one) => mask | (1 << one), 0);
export const deviceBit = (device: AdDevice): number => 1 << adDevices.indexOf(device);
export const viewerBit = (viewer: AdViewer): number => 1 << adViewers.indexOf(viewer);

function campaignOf(row: CampaignRow, slugs: ReadonlyMap<string, string>): Campaign {
  const audience = row.target_audience;
  const from = dayStart(row.start_date ?? row.created_at.toISOString().slice(0, 10));
  const to = row.end_date === null ? null : dayStart(row.end_date) + dayLength;
  return {
    id: row.id,
    name: row.name,
    categoryId: row.category_id,
    startDay: row.start_date,
    endDay: row.end_date,
    run: to === null || to <= from ? null : { from, to: to - reserveOf(to - from) },
    isActive: row.is_active,
    countries: setOf(audience.countries),
    devices: maskOf(adDevices, audience.devices),
    roles: maskOf(adViewers, audience.roles),
    languages: setOf(audience.languages),
    // A category that is gone fits no page, rather than every page.
    categories: setOf(audience.category_ids?.map((id) => slugs.get(id.toLowerCase()) ?? ` ${id}`)),
    tags: setOf(audience.tags?.map(tagKey)),
    excludedTags: setOf(audience.excluded_tags?.map(tagKey)),
    caps: row.goals.caps ?? {},
    limits: limitsOf(row.goals),
    tier: row.goals.tier ?? 'remnant',
    weight: row.goals.weight ?? 1,
    advertiser: row.advertiser_name,
    paidBy: row.paid_by,
  };
}

const addressOf = (path: string): string => `${assetAddress}${path}`;

function creativeOf(row: CreativeRow, copies: ReadonlyMap<string, readonly CopyRow[]>): Creative {
  const media = (path: string | null) =>
    path === null
      ? []
      : (copies.get(path) ?? []).map(({ path: copy, type, width, height }) => ({
          ...{ path: addressOf(copy), type, width, height },
        }));
  const tested = row.ab_test_variants.map((variant, index) => ({
    variant: index + 1,
    title: variant.title,
    media: media(variant.asset_path),
    weight: variant.weight ?? 1,
  }));
  // Under test its variants alone are shown: what they are compared with is one of them.
  const own = { variant: 0, title: row.title, media: media(row.asset_path), weight: 1 };
  return {
    id: row.id,
    type: row.ad_type,
    title: row.title,
    // A file that is held or was taken down is not shown, nor what is made of several without it.
    isActive: row.status === 'active' && pathsOf(row).every((path) => copies.has(path)),
    description: row.description,
    clickUrl: row.click_url,
    assets: {
      ...row.assets,
      ...(row.assets.slides && {
        slides: row.assets.slides.map((slide) => ({
          ...slide,
          asset_path: media(slide.asset_path)[0]?.path ?? addressOf(slide.asset_path),
        })),
      }),
    },
    frameUrl: row.frame_url,
    frameHost: row.frame_url !== null && URL.canParse(row.frame_url) ? new URL(row.frame_url).hostname : null,
    width: row.width,
    height: row.height,
    forms: tested.length > 0 ? tested : [own],
  };
}

function groupsOf(candidates: Candidate[]): Group[] {
  const tierOf = (candidate: Candidate): number => adTiers.indexOf(candidate.campaign.tier);
  candidates.sort((a, b) => tierOf(a) - tierOf(b) || b.priority - a.priority);
  const lists: Candidate[][] = [];
  for (const candidate of candidates) {
    const last = lists.at(-1);
    const first = last?.[0];
    if (first && tierOf(first) === tierOf(candidate) && first.priority === candidate.priority)
      last.push(candidate);
    else lists.push([candidate]);
  }
  return lists.map((list) => {
    const upTo = new Float64Array(list.length);
    let sum = 0;
    list.forEach((candidate, index) => {
      sum += candidate.campaign.weight;
      upTo[index] = sum;
    });
    return { tier: tierOf(list[0]!), priority: list[0]!.priority, candidates: list, upTo };
  });
}

const placeOf = (row: PlacementRow): Place & { groups: Group[] } => ({
  id: row.id,
  name: row.name,
  location: row.location,
  sizes: row.ad_sizes,
  pageType: row.page_type,
  isActive: row.status === 'active',
  devices: maskOf(adDevices, row.targeting.deviceTypes),
  deviceNames: row.targeting.deviceTypes ?? [],
  categories: setOf(row.targeting.categories),
  groups: [],
});

/** Rows as the decision reads them. `slugs`: of categories of videos, by their ids. */
export function compileSnapshot(rows: SnapshotRows, slugs: ReadonlyMap<string, string>): Snapshot {
  const campaigns = new Map(rows.campaigns.map((row) => [row.id, campaignOf(row, slugs)]));
  const creatives = new Map(rows.creatives.map((row) => [row.id, creativeOf(row, rows.copies)]));
  const places = new Map(rows.placements.map((row) => [row.id, placeOf(row)]));
  const byNumber = new Map<number, Candidate>();
  const byPlace = new Map<string, Candidate[]>();
  for (const row of rows.postings) {
    const campaign = campaigns.get(row.campaign_id);
    const creative = creatives.get(row.creative_id);
    const placement = places.get(row.placement_id);
    // Something changed between two readings; the next one has it.
    if (!campaign || !creative || !placement) continue;
    const candidate: Candidate = {
      ...{ id: row.id, number: row.number, campaign, creative, placement },
      from: row.start_time?.getTime() ?? Number.NEGATIVE_INFINITY,
      to: row.end_time?.getTime() ?? Number.POSITIVE_INFINITY,
      priority: row.priority,
      days: bitsOf(row.days_of_week),
      hours: bitsOf(row.hours_of_day),
      isActive: row.is_active,
    };
    byNumber.set(row.number, candidate);
    const list = byPlace.get(row.placement_id);
    if (list) list.push(candidate);
    else byPlace.set(row.placement_id, [candidate]);
  }
  for (const [id, candidates] of byPlace) places.get(id)!.groups = groupsOf(candidates);
  const all = [...places.values()];
  return {
    places,
    byPage: new Map(
      adPageTypes.map((type) => [
        type,
        all.filter((place) => place.pageType === type || place.pageType === everyPage),
      ]),
    ),
    byNumber,
    campaigns,
    seenBy: new Set(rows.visibility.filter((row) => row.can_view_ads).map((row) => row.role)),
  };
}

export type BudgetRule = Extract<AdRule, 'goal_reached' | 'budget_used_up' | 'day_used_up' | 'ahead_of_plan'>;
