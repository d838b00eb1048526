import { Type } from 'typebox';
import { adPaging } from './ad-paging.ts';
import { AdAudience, AdCampaign, AdCategory, AdDone, AdGoals } from './ad-shapes.ts';
import { adObjectives } from './ad-words.ts';
import { declare } from './call.ts';
import { limits } from './limits.ts';
import { CodeText, Input, Nullable, OneOf, PublicText, StaffText, Uuid } from './schema-parts.ts';

const CategoryName = StaffText({ maxLength: limits.adTyped });
const CampaignName = StaffText({ maxLength: limits.adTyped });
/** Shown with every ad. */
const ShownName = (holder: string) =>
  Type.Optional(
    Nullable(
      PublicText({ holder, longest: limits.adNameLength, holdWords: 'passed', maxLength: limits.adTyped }),
    ),
  );
const Day = Type.Optional(
  Nullable(
    CodeText({ maxLength: 40, description: 'A day or a moment, ISO 8601; of a moment, its day counts.' }),
  ),
);
const campaign = {
  p_name: CampaignName,
  p_objective: OneOf(adObjectives),
  p_category_id: Type.Optional(Nullable(Uuid)),
  p_start_date: Day,
  p_end_date: Day,
  p_target_audience: Type.Optional(
    Type.Union([AdAudience, StaffText({ maxLength: limits.adTextLength }), Type.Null()]),
  ),
  p_goals: Type.Optional(Nullable(AdGoals)),
  p_advertiser_name: ShownName('The name of the advertiser holds'),
  p_paid_by: ShownName('The name of who pays holds'),
};
const badCampaign =
  'badInput (400): no name, an end before its start, a category that is not there, or an audience or goals that cannot be';
const noCategory = 'notFound (404): no such category';
const noCampaign = 'notFound (404): no such campaign';
const nameTaken = 'conflict (409): another category has the name';

/** Categories of advertising, and campaigns. */
export const adSellingCalls = {
  get_ad_categories: declare({
    kind: 'rpc',
    summary: 'All categories of advertising, by name. Two ads of one category are not shown side by side.',
    access: 'admin',
    proof: 'none',
    limit: 'read',
    get: true,
    input: Input({}),
    output: Type.Array(AdCategory),
  }),
  create_ad_category: declare({
    kind: 'rpc',
    summary: 'Creates a category of advertising. On record.',
    access: 'admin',
    proof: 'none',
    limit: 'write',
    input: Input({ p_name: CategoryName }),
    output: AdCategory,
    errors: ['badInput (400): no name', nameTaken],
  }),
  update_ad_category: declare({
    kind: 'rpc',
    summary: 'Renames a category of advertising. On record.',
    access: 'admin',
    proof: 'none',
    limit: 'write',
    input: Input({ p_id: Uuid, p_name: CategoryName }),
    output: AdCategory,
    errors: ['badInput (400): no name', noCategory, nameTaken],
  }),
  delete_ad_category: declare({
    kind: 'rpc',
    summary: 'Deletes a category of advertising that no campaign is in. On record.',
    access: 'admin',
    proof: 'none',
    limit: 'write',
    input: Input({ p_id: Uuid }),
    output: AdDone,
    errors: [noCategory, 'conflict (409): campaigns are in it'],
  }),
  get_ad_campaigns: declare({
    kind: 'rpc',
    summary:
      'Campaigns that were not deleted, the newest first: all of them, or a page of those that are asked for.',
    access: 'admin',
    proof: 'none',
    limit: 'read',
    get: true,
    input: Input({
      ...adPaging,
      p_is_active: Type.Optional(Nullable(Type.Boolean())),
      p_objective: Type.Optional(Nullable(OneOf(adObjectives))),
      p_category_id: Type.Optional(Nullable(Uuid)),
    }),
    output: Type.Array(AdCampaign),
  }),
  create_ad_campaign: declare({
    kind: 'rpc',
    summary:
      'Creates a campaign. Plain text as its audience is stored as a note. What `p_goals` leaves out has a starting value. On record.',
    access: 'admin',
    proof: 'none',
    limit: 'write',
    input: Input({
      ...campaign,
      p_is_active: Type.Optional(Nullable(Type.Boolean({ description: 'Left out: yes.' }))),
    }),
    output: AdCampaign,
    errors: [badCampaign],
  }),
  update_ad_campaign: declare({
    kind: 'rpc',
    summary:
      'Changes a campaign; a parameter that is left out stays as it is. What `p_goals` leaves out has its starting value again. On record.',
    access: 'admin',
    proof: 'none',
    limit: 'write',
    input: Input({
      p_id: Uuid,
      ...campaign,
      p_name: Type.Optional(CampaignName),
      p_objective: Type.Optional(OneOf(adObjectives)),
    }),
    output: AdCampaign,
    errors: [badCampaign, noCampaign],
  }),
  set_ad_campaign_active: declare({
    kind: 'rpc',
    summary: 'Switches a campaign on or off. On record.',
    access: 'admin',
    proof: 'none',
    limit: 'write',
    input: Input({ p_id: Uuid, p_is_active: Type.Boolean() }),
    output: AdCampaign,
    errors: [noCampaign],
  }),
  delete_ad_campaign: declare({
    kind: 'rpc',
    summary:
      'Deletes a campaign with its creatives and postings: nothing of it is shown any more; its figures stay. On record.',
    access: 'admin',
    proof: 'none',
    limit: 'write',
    input: Input({ p_id: Uuid }),
    output: AdDone,
    errors: [noCampaign],
  }),
};
