import { type Static, Type } from 'typebox';
import { AdAssets, PlacementSize } from './ad-shapes.ts';
import {
  adDevices,
  adEventKinds,
  adInvalidReasons,
  adPageTypes,
  adRules,
  adTypes,
  adViewers,
  placementPositions,
} from './ad-words.ts';
import { declare } from './call.ts';
import { limits } from './limits.ts';
import {
  CodeText,
  Input,
  LinkUrl,
  MediaUrl,
  Nullable,
  OneOf,
  SecretText,
  StaffText,
  Timestamp,
  Uuid,
} from './schema-parts.ts';

/** A file of an ad in one of its forms. */
export const AdMedia = Type.Object({
  path: MediaUrl({ description: 'Under `/storage/v1/object/public/ad_assets/`.' }),
  type: Type.String({ description: 'Like image/avif or video/mp4.' }),
  width: Type.Integer(),
  height: Type.Integer(),
});

/** An ad for one place of a page. */
export const AvailableAd = Type.Object({
  id: Type.String({ description: 'Of the creative.' }),
  title: Type.String(),
  description: Nullable(Type.String()),
  asset_path: Nullable(MediaUrl({ description: 'Under `/storage/v1/object/public/ad_assets/`.' })),
  media: Type.Array(AdMedia, { description: 'The best form first; of a video, its poster last.' }),
  assets: AdAssets,
  frame_url: Nullable(LinkUrl({ description: 'A page of an ad host, for a sandboxed frame.' })),
  click_url: LinkUrl({ description: '`/go/{token}`: leads to the advertiser, and counts.' }),
  width: Nullable(Type.Integer()),
  height: Nullable(Type.Integer()),
  ad_type: OneOf(adTypes),
  placement_location: OneOf(placementPositions),
  placement_id: Uuid,
  serve_token: Type.String({ description: 'For `record_ad_event`; good for 30 minutes.' }),
  variant: Type.Integer({ description: 'The number of the variant under test; 0: the creative itself.' }),
  label: Type.String({ description: 'The word that marks it as advertising.' }),
  advertiser: Type.String(),
  paid_by: Type.String(),
  reasons: Type.Array(Type.String(), { description: 'Why this one, as sentences for the viewer.' }),
  campaign_id: Type.String({ description: 'What `p_seen` counts by.' }),
  caps: Type.Boolean({ description: 'How often it may be seen is limited: the browser counts it.' }),
});
export type AvailableAd = Static<typeof AvailableAd>;

/** A room for ads on a page. */
export const AdRoom = Type.Object({
  id: Uuid,
  location: OneOf(placementPositions),
  dimensions: PlacementSize,
  ad_sizes: Type.Array(PlacementSize),
  devices: Type.Array(OneOf(adDevices), { description: 'Where it is shown; empty: everywhere.' }),
  ads: Type.Integer({ description: 'How many different ads may stand there now: on one page, none twice.' }),
});
export type AdRoom = Static<typeof AdRoom>;

/** What the browser has seen of a campaign. It counts by itself, and only where advertising is allowed to store. */
const Seen = Type.Object(
  {
    campaign_id: Uuid,
    total: Type.Integer({ minimum: 0, maximum: 1_000_000 }),
    session: Type.Integer({ minimum: 0, maximum: 1_000_000 }),
    seconds_ago: Type.Integer({ minimum: 0, maximum: 1_000_000_000 }),
  },
  { additionalProperties: false },
);
const PageType = CodeText({ maxLength: 40, description: 'A page type; an unknown one counts as All Pages.' });
const path = LinkUrl({ maxLength: 2048, pattern: '^/', description: 'The path of the page.' });
const about = {
  p_path: Type.Optional(Nullable(path)),
  p_category_slug: Type.Optional(Nullable(CodeText({ maxLength: 200 }))),
  p_tags: Type.Optional(
    Nullable(Type.Array(CodeText({ maxLength: 120 }), { maxItems: limits.tagsPerVideo })),
  ),
};

/** A posting and what became of it in a decision. */
export const AdCandidate = Type.Object({
  posting_id: Uuid,
  campaign_id: Uuid,
  campaign_name: Type.String(),
  creative_id: Uuid,
  creative_title: Type.String(),
  rule: Nullable(OneOf(adRules)),
  says: Type.String({ description: 'The rule as a sentence; of the one that is shown, that it is.' }),
});
export type AdCandidate = Static<typeof AdCandidate>;

export const adDeliveryCalls = {
  get_available_ads: declare({
    kind: 'rpc',
    summary:
      'The ads for a page: one for each of `p_placements` (ids of placements; one may be named more than once), or for each placement of the page type. Country and role come from the connection and the session, not from the body. Nothing is counted yet.',
    access: 'anyone',
    limit: 'read',
    get: true,
    input: Input({
      p_page_type: Type.Optional(Nullable(PageType)),
      p_country_code: Type.Optional(Nullable(CodeText({ maxLength: 10, description: 'Ignored.' }))),
      p_device_type: Type.Optional(
        Nullable(CodeText({ maxLength: 20, description: 'Desktop, Mobile or Tablet, in any case.' })),
      ),
      ...about,
      p_placements: Type.Optional(Nullable(Type.Array(Uuid, { maxItems: limits.adSlotsAtOnce }))),
      p_seen: Type.Optional(Nullable(Type.Array(Seen, { maxItems: 200 }))),
    }),
    output: Type.Array(AvailableAd),
  }),
  get_placements_by_page_type: declare({
    kind: 'rpc',
    summary:
      'The active placements of a page type and of All Pages in which an ad is to be expected, by position; none for who may see no ads.',
    access: 'anyone',
    limit: 'read',
    get: true,
    cache: { seconds: 60, topics: ['ads'], exceptMembers: true },
    input: Input({ p_page_type: PageType }),
    output: Type.Array(AdRoom),
  }),
  record_ad_event: declare({
    kind: 'rpc',
    summary:
      'Reports what became of an ad, with the token it came with. Answered once it is on disk. Each kind counts once; what does not count says why.',
    access: 'anyone',
    limit: 'tracking',
    input: Input({
      p_token: SecretText({ maxLength: 400 }),
      p_kind: OneOf(adEventKinds),
      p_is_visible: Type.Optional(
        Nullable(Type.Boolean({ description: 'Whether the page is in front. Left out: yes.' })),
      ),
    }),
    output: Type.Object({ recorded: Type.Boolean(), reason: Nullable(OneOf(adInvalidReasons)) }),
  }),
  explain_ads: declare({
    kind: 'rpc',
    summary:
      'Which ads a page would have for such a viewer, and for each posting the rule that keeps it out. The same decision as for a real page; nothing is used up.',
    access: 'admin',
    proof: 'none',
    limit: 'read',
    get: true,
    input: Input({
      p_page_type: Type.Optional(Nullable(OneOf(adPageTypes))),
      ...about,
      p_role: Type.Optional(Nullable(OneOf(adViewers))),
      p_country_code: Type.Optional(Nullable(CodeText({ maxLength: 6 }))),
      p_device_type: Type.Optional(Nullable(OneOf(adDevices))),
      p_language: Type.Optional(Nullable(CodeText({ maxLength: 20 }))),
      p_has_consent: Type.Optional(Nullable(Type.Boolean())),
      p_at: Type.Optional(Nullable(CodeText({ maxLength: 40, description: 'A moment; left out: now.' }))),
      p_seen: Type.Optional(Nullable(Type.Array(Seen, { maxItems: 200 }))),
    }),
    output: Type.Object({
      page_type: OneOf(adPageTypes),
      at: Timestamp,
      /** Why no ad is shown at all; null: some may be. */
      rule: Nullable(OneOf(adRules)),
      says: Nullable(Type.String()),
      placements: Type.Array(
        Type.Object({
          placement_id: Uuid,
          placement_name: Type.String(),
          location: OneOf(placementPositions),
          dimensions: PlacementSize,
          rule: Nullable(OneOf(adRules)),
          says: Nullable(Type.String()),
          shown: Nullable(Type.String({ description: 'The posting that would be shown.' })),
          candidates: Type.Array(AdCandidate),
        }),
      ),
    }),
    errors: ['badInput (400): a moment that is none'],
  }),
  report_ad: declare({
    kind: 'rpc',
    summary:
      'Reports an ad to the site’s admins, with the token it came with. One report a viewer and ad; the creative is looked at again.',
    access: 'anyone',
    limit: 'report',
    input: Input({
      p_token: SecretText({ maxLength: 400 }),
      p_reason: OneOf(['illegal', 'misleading', 'offensive', 'malicious', 'other']),
      p_details: Type.Optional(Nullable(StaffText({ maxLength: limits.adTextLength }))),
    }),
    output: Type.Object({ success: Type.Literal(true), message: Type.String() }),
    errors: ['notFound (404): the token is not ours or too old'],
  }),
};
