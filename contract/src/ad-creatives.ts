import { Type } from 'typebox';
import { AdCreativePerformance } from './ad-performance-shapes.ts';
import { AdAssets, AdCreative, AdDone, AdFile, AdVariant } from './ad-shapes.ts';
import { adTypes, creativeStatuses } from './ad-words.ts';
import { declare } from './call.ts';
import { limits } from './limits.ts';
import { CodeText, Input, LinkUrl, Nullable, OneOf, PublicText, StaffText, Uuid } from './schema-parts.ts';

const shown = (holder: string, longest: number) =>
  PublicText({ holder, longest, holdWords: 'passed', maxLength: limits.adTyped });
const Side = Type.Optional(Nullable(Type.Integer({ minimum: 1, maximum: 4000 })));
const creative = {
  p_campaign_id: Uuid,
  p_title: shown('The title holds', limits.adTitleLength),
  p_description: Type.Optional(Nullable(shown('The description holds', limits.adTextLength))),
  p_click_url: Type.Optional(Nullable(LinkUrl({ maxLength: 2048 }))),
  p_width: Side,
  p_height: Side,
  p_ad_type: OneOf(adTypes),
  p_asset_path: Type.Optional(Nullable(CodeText({ maxLength: 300 }))),
  p_assets: Type.Optional(Nullable(AdAssets)),
  p_frame_url: Type.Optional(Nullable(LinkUrl({ maxLength: 2048 }))),
  p_status: Type.Optional(Nullable(OneOf(creativeStatuses))),
  p_ab_test_variants: Type.Optional(Nullable(Type.Array(AdVariant, { maxItems: 10 }))),
  /** The winner of the test takes over by itself. */
  p_auto_winner: Type.Optional(Nullable(Type.Boolean())),
  p_performance_tags: Type.Optional(
    Nullable(Type.Array(StaffText({ minLength: 1, maxLength: 60 }), { maxItems: 20, uniqueItems: true })),
  ),
};
const noCreative = 'notFound (404): no such creative';
const badCreative =
  'badInput (400): no title, no such campaign, no file where its type needs one, a file that is not there or not of its type, or an address that is not https';

export const adCreativeCalls = {
  get_ad_creatives: declare({
    kind: 'rpc',
    summary:
      'The creatives that were not deleted, the newest first: all of them, or those that are asked for.',
    access: 'admin',
    proof: 'none',
    limit: 'read',
    get: true,
    input: Input({
      p_search: Type.Optional(Nullable(StaffText({ maxLength: 200 }))),
      p_ad_type: Type.Optional(Nullable(OneOf(adTypes))),
      p_status: Type.Optional(Nullable(OneOf(creativeStatuses))),
      p_id: Type.Optional(Nullable(Uuid)),
      p_limit: Type.Optional(Nullable(Type.Integer({ minimum: 1, maximum: 200 }))),
      p_offset: Type.Optional(Nullable(Type.Integer({ minimum: 0, maximum: 100_000 }))),
    }),
    output: Type.Array(AdCreative),
  }),
  get_ad_file: declare({
    kind: 'rpc',
    summary: 'A file of the bucket `ad_assets`: whether it is ready, and why not.',
    access: 'admin',
    proof: 'none',
    limit: 'read',
    get: true,
    input: Input({ p_path: CodeText({ minLength: 1, maxLength: 300 }) }),
    output: AdFile,
    errors: ['notFound (404): no such file'],
  }),
  get_ad_creative_performance: declare({
    kind: 'rpc',
    summary:
      'What creatives and their variants had, with intervals, and which variant is ahead. The most viewable first, at most 200.',
    access: 'admin',
    proof: 'none',
    limit: 'read',
    get: true,
    input: Input({
      p_search: Type.Optional(Nullable(StaffText({ maxLength: 200 }))),
      p_ad_type: Type.Optional(Nullable(OneOf(adTypes))),
      p_status: Type.Optional(Nullable(OneOf(creativeStatuses))),
      p_creative_id: Type.Optional(Nullable(Uuid)),
    }),
    output: Type.Array(AdCreativePerformance),
  }),
  create_creative_with_asset: declare({
    kind: 'rpc',
    summary:
      'Creates a creative from a file in the bucket `ad_assets`. It is reviewed before its first use: any status but `pending` and `inactive` becomes `review`. Width and height are read from the file. On record.',
    access: 'admin',
    proof: 'none',
    limit: 'write',
    input: Input(creative),
    output: AdCreative,
    errors: [badCreative],
  }),
  update_creative_with_asset: declare({
    kind: 'rpc',
    summary:
      'Changes a creative; what is left out stays as it is. A change of what is shown or where it leads sends an active one back to review. Each form it had is on record.',
    access: 'admin',
    proof: 'none',
    limit: 'write',
    input: Input({
      p_id: Uuid,
      ...creative,
      p_campaign_id: Type.Optional(Uuid),
      p_title: Type.Optional(creative.p_title),
      p_ad_type: Type.Optional(OneOf(adTypes)),
    }),
    output: AdCreative,
    errors: [
      badCreative,
      noCreative,
      'conflict (409): postings of its campaign show it, or it fits no size where it stands',
    ],
  }),
  duplicate_ad_creative: declare({
    kind: 'rpc',
    summary: 'Copies a creative; the copy waits as `pending`. On record.',
    access: 'admin',
    proof: 'none',
    limit: 'write',
    input: Input({ p_creative_id: Uuid }),
    output: AdCreative,
    errors: [noCreative],
  }),
  update_ad_creative_status: declare({
    kind: 'rpc',
    summary: 'Approves, pauses or sends to review. On record.',
    access: 'admin',
    proof: 'none',
    limit: 'write',
    input: Input({ p_id: Uuid, p_status: OneOf(creativeStatuses) }),
    output: AdCreative,
    errors: [noCreative, 'conflict (409): its file is still prepared, was held or taken down'],
  }),
  delete_ad_creative: declare({
    kind: 'rpc',
    summary:
      'Deletes a creative and its postings: it is shown no more; its figures and forms stay. On record, with the reason.',
    access: 'admin',
    proof: 'none',
    limit: 'write',
    input: Input({ p_id: Uuid, p_reason: Type.Optional(Nullable(StaffText({ maxLength: 500 }))) }),
    output: AdDone,
    errors: [noCreative],
  }),
};
