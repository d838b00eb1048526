/** Words of advertising that both sides read: what validates them stays out of the browser. */

export const adObjectives = ['awareness', 'traffic', 'conversions', 'house'] as const;
export type AdObjective = (typeof adObjectives)[number];

/** `flat`: a price for the whole run; the others by thousand served, by thousand viewable, by click. */
export const adPricings = ['cpm', 'vcpm', 'cpc', 'flat'] as const;
export type AdPricing = (typeof adPricings)[number];

export const adPacings = ['even', 'asap'] as const;
/** Who goes first where several campaigns fit. */
export const adTiers = ['exclusive', 'guaranteed', 'remnant', 'house'] as const;
export type AdTier = (typeof adTiers)[number];

export const adTypes = ['banner', 'video', 'story', 'carousel', 'interactive', 'popup', 'popunder'] as const;
export type AdType = (typeof adTypes)[number];

export const creativeStatuses = ['active', 'pending', 'inactive', 'review'] as const;
export type CreativeStatus = (typeof creativeStatuses)[number];

/** `preparing`: a worker makes a clip of it; `held`: a person looks at it; `gone`: deleted. */
export const assetStates = ['preparing', 'ready', 'held', 'failed', 'gone'] as const;
export type AssetState = (typeof assetStates)[number];

export const placementStatuses = ['active', 'paused', 'inactive'] as const;
export type PlacementStatus = (typeof placementStatuses)[number];

/** Where on a page a placement is. */
export const placementPositions = [
  'Header',
  'Under Video',
  'Sidebar Right',
  'Sidebar Left',
  'Bottom of Page',
  'Between Content',
  'Before Content',
  'After Content',
  'Floating',
  'Popup/Modal',
] as const;
export type PlacementPosition = (typeof placementPositions)[number];

export const everyPage = 'All Pages';
/** Placements of `All Pages` are on all of the others too. */
export const adPageTypes = [
  'Video Page',
  'Home Page',
  'Category Page',
  'Search Results',
  'User Profile',
  'Article Page',
  everyPage,
] as const;
export type AdPageType = (typeof adPageTypes)[number];

/** Why a posting that can be saved may not be shown as its seller expects. */
export const adPostingWarnings = [
  'over_booked',
  'in_the_past',
  'outside_of_campaign',
  'campaign_off',
  'creative_not_active',
  'placement_not_active',
  'no_such_room',
] as const;
export type AdPostingWarningKind = (typeof adPostingWarnings)[number];

/** Sizes that the form of a placement offers, beside `custom`. */
export const placementSizes = [
  '728x90',
  '300x250',
  '300x600',
  '320x50',
  '970x250',
  '900x250',
  '160x600',
  '336x280',
  'popup',
  'popunder',
] as const;
/** A size as `WIDTHxHEIGHT`, each side 1 to 4000, or a window. */
export const placementSizePattern =
  '^(([1-9][0-9]{0,2}|[1-3][0-9]{3}|4000)x([1-9][0-9]{0,2}|[1-3][0-9]{3}|4000)|popup|popunder)$';

export const adDevices = ['Desktop', 'Mobile', 'Tablet'] as const;
export type AdDevice = (typeof adDevices)[number];

/** Whose sight of ads is switched: the six roles, and visitors. */
export const adViewers = [
  'anonymous',
  'unverified_member',
  'member',
  'premium_member',
  'creator',
  'publisher',
  'admin',
] as const;
export type AdViewer = (typeof adViewers)[number];

/** What happens to an ad that was given out. */
export const adEventKinds = ['served', 'viewable', 'click', 'close', 'conversion'] as const;
export type AdEventKind = (typeof adEventKinds)[number];

/** Why an event is not counted: it stays apart, and nobody pays for it. */
export const adInvalidReasons = [
  /** The token is not ours, or names something else. */
  'foreign_token',
  'expired_token',
  /** The same kind came for this token before. */
  'repeated',
  /** Of another viewer than the ad was given to. */
  'other_viewer',
  'bot',
  'admin',
  'data_centre',
  /** Sooner than it can have been seen or pressed. */
  'too_fast',
  'hidden_page',
  /** A click without a viewable ad. */
  'not_viewable',
  'too_many_clicks',
  /** Beyond what the campaign allows for one viewer in a day. */
  'over_cap',
  /** The budget or the goal is used up. */
  'over_budget',
] as const;
export type AdInvalidReason = (typeof adInvalidReasons)[number];

/** Why an ad stays out of a decision, in the order in which it is asked; `explain_ads` names them. */
export const adRules = [
  'viewer_may_not_see_ads',
  'page_without_ads',
  'placement_not_active',
  'placement_of_other_page',
  'device_not_in_placement',
  'category_not_in_placement',
  'campaign_not_active',
  'campaign_not_begun',
  'campaign_ended',
  'creative_not_active',
  'posting_not_active',
  'posting_not_begun',
  'posting_ended',
  'not_on_this_day',
  'not_at_this_hour',
  'country_not_in_audience',
  'device_not_in_audience',
  'role_not_in_audience',
  'language_not_in_audience',
  'category_not_in_audience',
  'tag_not_in_audience',
  'tag_excluded',
  'windows_switched_off',
  'frame_host_not_listed',
  'consent_needed',
  'capped_in_total',
  'capped_in_session',
  'capped_in_time',
  'goal_reached',
  'budget_used_up',
  'day_used_up',
  'ahead_of_plan',
  'creative_on_this_page',
  'campaign_on_this_page',
  'competitor_on_this_page',
  'higher_tier_first',
  'higher_priority_first',
  'lost_the_draw',
] as const;
export type AdRule = (typeof adRules)[number];
