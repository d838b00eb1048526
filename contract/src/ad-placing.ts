import { Type } from 'typebox';
import { adPaging } from './ad-paging.ts';
import {
  AdDays,
  AdDone,
  AdHours,
  AdPosting,
  AdPostingWarning,
  AdVisibility,
  Placement,
  PlacementSize,
  PlacementTargeting,
  PostableCreative,
} from './ad-shapes.ts';
import { adPageTypes, adViewers, placementPositions, placementStatuses } from './ad-words.ts';
import { declare } from './call.ts';
import { limits } from './limits.ts';
import { CodeText, Input, Nullable, OneOf, StaffText, Uuid } from './schema-parts.ts';

const placement = {
  p_name: StaffText({ maxLength: limits.adTyped }),
  p_location: OneOf(placementPositions),
  p_dimensions: PlacementSize,
  p_page_type: OneOf(adPageTypes),
  p_status: Type.Optional(Nullable(OneOf(placementStatuses))),
  p_description: Type.Optional(Nullable(StaffText({ maxLength: limits.adTextLength }))),
  p_targeting: Type.Optional(Nullable(PlacementTargeting)),
  /** Further sizes that fit in it, after `p_dimensions`. */
  p_ad_sizes: Type.Optional(Nullable(Type.Array(PlacementSize, { maxItems: 10, uniqueItems: true }))),
};
const noPlacement = 'notFound (404): no such placement';
const badPlacement = 'badInput (400): no name, or a size that does not go with the position';

const Moment = Type.Optional(
  Nullable(
    CodeText({
      maxLength: 40,
      description: 'A moment or a day, ISO 8601; without an offset it is meant in `adTimeZone`. Empty: none.',
    }),
  ),
);
const when = {
  p_start_time: Moment,
  p_end_time: Moment,
  p_priority: Type.Optional(
    Nullable(Type.Integer({ minimum: -1000, maximum: 1000, default: 0, description: 'Higher goes first.' })),
  ),
  p_days_of_week: Type.Optional(Nullable(AdDays)),
  p_hours_of_day: Type.Optional(Nullable(AdHours)),
};
const noPosting = 'notFound (404): no such posting';
const badPosting =
  'badInput (400): a creative of another campaign, one that fits no size of the placement, or an end before its start';

/** Where ads stand, what stands there, and who sees them. */
export const adPlacingCalls = {
  get_placements: declare({
    kind: 'rpc',
    summary:
      'Placements that were not deleted, by page type and position: all of them, or a page of those that are asked for.',
    access: 'admin',
    proof: 'none',
    limit: 'read',
    get: true,
    input: Input({
      ...adPaging,
      p_status: Type.Optional(Nullable(OneOf(placementStatuses))),
      p_page_type: Type.Optional(Nullable(OneOf(adPageTypes))),
    }),
    output: Type.Array(Placement),
  }),
  create_placement: declare({
    kind: 'rpc',
    summary: 'Creates a placement. On record.',
    access: 'admin',
    proof: 'none',
    limit: 'write',
    input: Input(placement),
    output: Placement,
    errors: [badPlacement],
  }),
  update_placement: declare({
    kind: 'rpc',
    summary: 'Changes a placement; what is left out stays as it is. On record.',
    access: 'admin',
    proof: 'none',
    limit: 'write',
    input: Input({
      p_id: Uuid,
      ...placement,
      p_name: Type.Optional(placement.p_name),
      p_location: Type.Optional(placement.p_location),
      p_dimensions: Type.Optional(PlacementSize),
      p_page_type: Type.Optional(placement.p_page_type),
    }),
    output: Placement,
    errors: [badPlacement, noPlacement, 'conflict (409): a posting there has none of the sizes'],
  }),
  update_placement_status: declare({
    kind: 'rpc',
    summary: 'Activates, pauses or archives (`inactive`) a placement. On record.',
    access: 'admin',
    proof: 'none',
    limit: 'write',
    input: Input({ p_id: Uuid, new_status: OneOf(placementStatuses) }),
    output: Placement,
    errors: [noPlacement],
  }),
  duplicate_placement: declare({
    kind: 'rpc',
    summary: 'Copies a placement, paused, with ` (Copy)` after its name. On record.',
    access: 'admin',
    proof: 'none',
    limit: 'write',
    input: Input({ p_id: Uuid }),
    output: Placement,
    errors: [noPlacement],
  }),
  delete_placement: declare({
    kind: 'rpc',
    summary: 'Deletes a placement and its postings; figures stay. On record.',
    access: 'admin',
    proof: 'none',
    limit: 'write',
    input: Input({ p_id: Uuid }),
    output: AdDone,
    errors: [noPlacement],
  }),
  get_ad_postings: declare({
    kind: 'rpc',
    summary:
      'Postings that were not deleted, the newest first: all of them, or a page of those that are asked for.',
    access: 'admin',
    proof: 'none',
    limit: 'read',
    get: true,
    input: Input({
      ...adPaging,
      p_is_active: Type.Optional(Nullable(Type.Boolean())),
      p_campaign_id: Type.Optional(Nullable(Uuid)),
      p_placement_id: Type.Optional(Nullable(Uuid)),
      p_from: Type.Optional(
        Nullable(CodeText({ maxLength: 10, description: 'A day: those that run on it or later.' })),
      ),
      p_until: Type.Optional(
        Nullable(CodeText({ maxLength: 10, description: 'A day: those that run on it or earlier.' })),
      ),
    }),
    output: Type.Array(AdPosting),
  }),
  create_ad_posting: declare({
    kind: 'rpc',
    summary: 'Puts a creative of a campaign into a placement. On record.',
    access: 'admin',
    proof: 'none',
    limit: 'write',
    input: Input({ p_campaign_id: Uuid, p_creative_id: Uuid, p_placement_id: Uuid, ...when }),
    output: AdPosting,
    errors: [badPosting],
  }),
  get_postable_creatives: declare({
    kind: 'rpc',
    summary:
      'The creatives of a campaign that can be posted, the newest first, with what decides where they fit.',
    access: 'admin',
    proof: 'none',
    limit: 'read',
    get: true,
    input: Input({ p_campaign_id: Uuid }),
    output: Type.Array(PostableCreative),
  }),
  check_ad_posting: declare({
    kind: 'rpc',
    summary:
      'What somebody should know before they save such a posting: it refuses what cannot be saved, and tells what will not be shown as expected. Nothing is written.',
    access: 'admin',
    proof: 'none',
    limit: 'read',
    get: true,
    input: Input({
      p_id: Type.Optional(Nullable(Uuid)),
      p_campaign_id: Uuid,
      p_creative_id: Uuid,
      p_placement_id: Uuid,
      ...when,
    }),
    output: Type.Array(AdPostingWarning),
    errors: [badPosting],
  }),
  update_ad_posting: declare({
    kind: 'rpc',
    summary: 'Changes when a posting runs and how it ranks; what is left out stays as it is. On record.',
    access: 'admin',
    proof: 'none',
    limit: 'write',
    input: Input({ p_id: Uuid, ...when }),
    output: AdPosting,
    errors: [badPosting, noPosting],
  }),
  set_ad_posting_active: declare({
    kind: 'rpc',
    summary: 'Switches a posting on or off. On record.',
    access: 'admin',
    proof: 'none',
    limit: 'write',
    input: Input({ p_id: Uuid, p_is_active: Type.Boolean() }),
    output: AdPosting,
    errors: [noPosting],
  }),
  delete_ad_posting: declare({
    kind: 'rpc',
    summary: 'Deletes a posting; its figures stay. On record.',
    access: 'admin',
    proof: 'none',
    limit: 'write',
    input: Input({ p_id: Uuid }),
    output: AdDone,
    errors: [noPosting],
  }),
  get_ad_visibility_settings: declare({
    kind: 'rpc',
    summary: 'Which roles see ads; `anonymous` are visitors.',
    access: 'admin',
    proof: 'none',
    limit: 'read',
    get: true,
    input: Input({}),
    output: Type.Array(AdVisibility),
  }),
  update_ad_visibility_setting: declare({
    kind: 'rpc',
    summary: 'Lets a role see ads, or not. On record.',
    access: 'admin',
    proof: 'none',
    limit: 'write',
    input: Input({ p_role: OneOf(adViewers), p_can_view_ads: Type.Boolean() }),
    output: AdVisibility,
  }),
};
