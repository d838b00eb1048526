import { type Static, Type } from 'typebox';
import {
  adDevices,
  adObjectives,
  adPacings,
  adPageTypes,
  adPostingWarnings,
  adPricings,
  adTiers,
  adTypes,
  adViewers,
  assetStates,
  creativeStatuses,
  placementPositions,
  placementSizePattern,
  placementStatuses,
} from './ad-words.ts';
import { placePattern } from './place-lists.ts';
import { CodeText, LinkUrl, MediaUrl, Nullable, OneOf, StaffText, Timestamp, Uuid } from './schema-parts.ts';

const Closed = <P extends import('typebox').TProperties>(properties: P) =>
  Type.Object(properties, { additionalProperties: false });
const Whole = (maximum = Number.MAX_SAFE_INTEGER, minimum = 0) => Type.Integer({ minimum, maximum });

/** How often one viewer may see it: in all, in one visit, and once in so many seconds. */
export const AdCaps = Closed({
  total: Type.Optional(Nullable(Whole(100_000, 1))),
  session: Type.Optional(Nullable(Whole(10_000, 1))),
  per_seconds: Type.Optional(Nullable(Whole(31_536_000, 1))),
});
export type AdCaps = Static<typeof AdCaps>;

/** Money in whole minor units of the site's currency; `rate` in thousandths of them. */
export const AdGoals = Closed({
  budget_total: Type.Optional(Nullable(Whole(1_000_000_000_000))),
  budget_daily: Type.Optional(Nullable(Whole(1_000_000_000_000))),
  pricing: Type.Optional(OneOf(adPricings)),
  rate: Type.Optional(Whole(1_000_000_000_000)),
  impressions: Type.Optional(Nullable(Whole(1_000_000_000_000, 1))),
  clicks: Type.Optional(Nullable(Whole(1_000_000_000, 1))),
  pacing: Type.Optional(OneOf(adPacings)),
  tier: Type.Optional(OneOf(adTiers)),
  weight: Type.Optional(Whole(1000, 1)),
  caps: Type.Optional(Nullable(AdCaps)),
});
export type AdGoals = Static<typeof AdGoals>;

const few = <T extends import('typebox').TSchema>(items: T, maxItems = 300) =>
  Type.Optional(Type.Array(items, { maxItems, uniqueItems: true }));
/** Whom it is for; an empty list or none: everybody. */
export const AdAudience = Closed({
  countries: few(
    CodeText({
      pattern: placePattern,
      maxLength: 6,
      description: 'the code of a country like GB, or of a region like US-TX',
    }),
  ),
  devices: few(OneOf(adDevices), 3),
  roles: few(OneOf(adViewers), adViewers.length),
  languages: few(
    CodeText({ pattern: '^[a-z]{2,3}$', maxLength: 3, description: 'the code of a language like en' }),
    100,
  ),
  category_ids: few(Uuid),
  tags: few(StaffText({ minLength: 1, maxLength: 120 })),
  excluded_tags: few(StaffText({ minLength: 1, maxLength: 120 })),
});
export type AdAudience = Static<typeof AdAudience>;

export const AdCategory = Type.Object({
  id: Uuid,
  name: Type.String(),
  created_at: Timestamp,
  campaign_count: Type.Integer({ description: 'Campaigns in it that were not deleted.' }),
});
export type AdCategory = Static<typeof AdCategory>;

const Day = Type.String({ description: 'A day in `adTimeZone`: 2030-01-31.' });

export const AdCampaign = Type.Object({
  id: Uuid,
  name: Type.String(),
  objective: OneOf(adObjectives),
  category_id: Nullable(Uuid),
  start_date: Nullable(Day),
  end_date: Nullable({ ...Day, description: 'A day in `adTimeZone`; it still belongs to the run.' }),
  target_audience: AdAudience,
  audience_note: Nullable(Type.String({ description: 'What an older client sent as plain text.' })),
  goals: AdGoals,
  is_active: Type.Boolean(),
  lacks: Nullable({
    ...OneOf(['creative', 'approval', 'posting']),
    description:
      'What it needs before anything of it can be shown: a creative, the approval of one, or an active posting of one that is approved.',
  }),
  advertiser_name: Nullable(Type.String()),
  paid_by: Nullable(Type.String()),
  created_at: Timestamp,
  updated_at: Timestamp,
});
export type AdCampaign = Static<typeof AdCampaign>;

export const AdVariant = Closed({
  id: CodeText({ minLength: 1, maxLength: 40 }),
  asset_path: CodeText({ minLength: 1, maxLength: 300 }),
  title: StaffText({ minLength: 1, maxLength: 120 }),
  weight: Type.Optional(Whole(1000, 0)),
});
export type AdVariant = Static<typeof AdVariant>;

/** Zones of a picture that can be pressed, in hundredths of its sides. */
export const AdZone = Closed({
  left: Type.Number({ minimum: 0, maximum: 100 }),
  top: Type.Number({ minimum: 0, maximum: 100 }),
  width: Type.Number({ minimum: 1, maximum: 100 }),
  height: Type.Number({ minimum: 1, maximum: 100 }),
  label: StaffText({ minLength: 1, maxLength: 80 }),
});
export const AdAssets = Closed({
  /** Pictures of a carousel, in their order. */
  slides: Type.Optional(
    Type.Array(
      Closed({
        asset_path: CodeText({ minLength: 1, maxLength: 300 }),
        title: Type.Optional(StaffText({ maxLength: 120 })),
      }),
      { minItems: 2, maxItems: 10 },
    ),
  ),
  /** Of an interactive picture. */
  zones: Type.Optional(Type.Array(AdZone, { maxItems: 6 })),
});
export type AdAssets = Static<typeof AdAssets>;

/** A file that a creative shows, with what was made of it. */
export const AdFile = Type.Object({
  path: Type.String({ description: 'In the bucket `ad_assets`, as it was sent.' }),
  kind: OneOf(['picture', 'video']),
  state: OneOf(assetStates),
  reason: Nullable(Type.String({ description: 'Why it is held or failed.' })),
  width: Nullable(Type.Integer()),
  height: Nullable(Type.Integer()),
  duration_seconds: Nullable(Type.Number()),
  media: Type.Array(
    Type.Object({
      path: MediaUrl({ description: 'Under `/storage/v1/object/public/ad_assets/`.' }),
      type: Type.String(),
      width: Type.Integer(),
      height: Type.Integer(),
    }),
    { description: 'Once it is ready: the best form first; of a video, its poster last.' },
  ),
});
export type AdFile = Static<typeof AdFile>;

export const AdCreative = Type.Object({
  id: Uuid,
  campaign_id: Uuid,
  campaign_name: Type.String(),
  ad_type: OneOf(adTypes),
  title: Type.String(),
  description: Nullable(Type.String()),
  click_url: Nullable(LinkUrl()),
  asset_path: Nullable(Type.String({ description: 'Its file in the bucket `ad_assets`.' })),
  image_url: Nullable(
    MediaUrl({ description: 'What shows it in lists: the picture, or the poster of a video.' }),
  ),
  width: Nullable(Type.Integer()),
  height: Nullable(Type.Integer()),
  status: OneOf(creativeStatuses),
  status_reason: Nullable(Type.String({ description: 'Why the site paused or refused it.' })),
  ab_test_variants: Type.Array(AdVariant),
  performance_tags: Type.Array(Type.String()),
  assets: AdAssets,
  frame_url: Nullable(LinkUrl()),
  files: Type.Array(AdFile, { description: 'Its own, its slides’ and its variants’.' }),
  auto_winner: Type.Boolean({ description: 'The winner of its test takes over by itself.' }),
  version: Type.Integer(),
  created_at: Timestamp,
  updated_at: Timestamp,
});
export type AdCreative = Static<typeof AdCreative>;

export const PlacementTargeting = Closed({
  deviceTypes: Type.Optional(Type.Array(OneOf(adDevices), { maxItems: 3, uniqueItems: true })),
  /** Slugs of categories; empty or none: every page. */
  categories: Type.Optional(
    Type.Array(CodeText({ minLength: 1, maxLength: 200 }), { maxItems: 300, uniqueItems: true }),
  ),
});
export type PlacementTargeting = Static<typeof PlacementTargeting>;

export const PlacementSize = CodeText({
  pattern: placementSizePattern,
  maxLength: 9,
  description: 'a size like 300x250 with sides of 1 to 4000, popup or popunder',
});
export const Placement = Type.Object({
  id: Uuid,
  name: Type.String(),
  location: OneOf(placementPositions),
  dimensions: Type.String(),
  ad_sizes: Type.Array(Type.String(), { description: 'The first one is `dimensions`.' }),
  page_type: OneOf(adPageTypes),
  description: Nullable(Type.String()),
  targeting: PlacementTargeting,
  status: OneOf(placementStatuses),
  created_at: Timestamp,
  updated_at: Timestamp,
});
export type Placement = Static<typeof Placement>;

export const AdDays = Type.Array(Type.Integer({ minimum: 0, maximum: 6 }), {
  maxItems: 7,
  uniqueItems: true,
  description: 'Days of the week from Sunday, 0 to 6.',
});
export const AdHours = Type.Array(Type.Integer({ minimum: 0, maximum: 23 }), {
  maxItems: 24,
  uniqueItems: true,
  description: 'Hours in `adTimeZone`, 0 to 23.',
});

export const AdPosting = Type.Object({
  id: Uuid,
  campaign_id: Uuid,
  campaign_name: Type.String(),
  creative_id: Uuid,
  creative_title: Type.String(),
  placement_id: Uuid,
  placement_name: Type.String(),
  start_time: Nullable(Timestamp),
  end_time: Nullable(Timestamp),
  priority: Type.Integer(),
  days_of_week: Nullable(AdDays),
  hours_of_day: Nullable(AdHours),
  is_active: Type.Boolean(),
  created_at: Timestamp,
  runs_from: Nullable(
    Type.String({
      description: 'When it first may be shown: its own start, or that of its campaign if it is later.',
    }),
  ),
  runs_until: Nullable(
    Type.String({
      description: 'When it no longer is: its own end, or that of its campaign if it is earlier.',
    }),
  ),
  tier: OneOf(adTiers),
  campaign_is_active: Type.Boolean(),
  creative_status: OneOf(creativeStatuses),
  placement_status: OneOf(placementStatuses),
});
export type AdPosting = Static<typeof AdPosting>;

export const PostableCreative = Type.Object({
  id: Uuid,
  title: Type.String(),
  ad_type: OneOf(adTypes),
  width: Nullable(Type.Integer()),
  height: Nullable(Type.Integer()),
  status: OneOf(creativeStatuses),
});
export type PostableCreative = Static<typeof PostableCreative>;

/** What somebody should know before a posting is saved. It may be saved all the same. */
export const AdPostingWarning = Type.Object({ kind: OneOf(adPostingWarnings), says: Type.String() });
export type AdPostingWarning = Static<typeof AdPostingWarning>;

export const AdVisibility = Type.Object({ role: OneOf(adViewers), can_view_ads: Type.Boolean() });
export type AdVisibility = Static<typeof AdVisibility>;

/** What an act answers that leaves nothing behind. */
export const AdDone = Type.Object({ success: Type.Literal(true), message: Type.String() });
