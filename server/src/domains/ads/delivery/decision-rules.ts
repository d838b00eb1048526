import { isWindowType } from '#contract/ad-page.ts';
import type { AdCaps } from '#contract/ad-shapes.ts';
import { type AdRule, everyPage } from '#contract/ad-words.ts';
import { isOnHosts } from '../ad-hosts.ts';
import type { Decision, DecisionInput, Question, Slot } from './decision.ts';
import {
  type Campaign,
  type Candidate,
  type Group,
  type Place,
  type Snapshot,
  tagKey,
  viewerBit,
} from './snapshot.ts';

/** What stands on the page already. */
interface Page {
  readonly counts: Map<Campaign, number>;
  readonly categories: Map<string, Campaign>;
  /** Ids of creatives. */
  readonly creatives: Set<string>;
}

/** Why a page has no ads at all. */
function pageRule(snapshot: Snapshot, question: Question): AdRule | null {
  if (!snapshot.seenBy.has(question.viewer)) return 'viewer_may_not_see_ads';
  return question.isWithoutAds ? 'page_without_ads' : null;
}

function placeRule(place: Place, question: Question): AdRule | null {
  if (!place.isActive) return 'placement_not_active';
  if (place.pageType !== everyPage && place.pageType !== question.pageType) return 'placement_of_other_page';
  if ((place.devices & question.devices) === 0) return 'device_not_in_placement';
  if (place.categories !== null && !hasCategory(place.categories, question))
    return 'category_not_in_placement';
  return null;
}

const hasCategory = (categories: ReadonlySet<string>, { categorySlug }: Question): boolean =>
  categorySlug !== null && categories.has(categorySlug);

/** Whether it runs at the moment. */
function timeRule(candidate: Candidate, { at, moment }: Pick<Question, 'at' | 'moment'>): AdRule | null {
  const { campaign, creative } = candidate;
  if (!campaign.isActive) return 'campaign_not_active';
  if (campaign.startDay !== null && moment.day < campaign.startDay) return 'campaign_not_begun';
  if (campaign.endDay !== null && moment.day > campaign.endDay) return 'campaign_ended';
  if (!creative.isActive) return 'creative_not_active';
  if (!candidate.isActive) return 'posting_not_active';
  if (at < candidate.from) return 'posting_not_begun';
  if (at >= candidate.to) return 'posting_ended';
  if ((candidate.days & (1 << moment.weekday)) === 0) return 'not_on_this_day';
  if ((candidate.hours & (1 << moment.hour)) === 0) return 'not_at_this_hour';
  return null;
}

function audienceRule({ campaign, creative }: Candidate, question: Question): AdRule | null {
  const { countries, languages, categories, tags, excludedTags, roles } = campaign;
  const { allowsAdvertising: allows } = question;
  if (countries !== null && !question.countries.some((code) => countries.has(code)))
    return 'country_not_in_audience';
  if ((campaign.devices & question.devices) === 0) return 'device_not_in_audience';
  if (allows && (roles & viewerBit(question.viewer)) === 0) return 'role_not_in_audience';
  if (allows && languages !== null && !languages.has(question.language)) return 'language_not_in_audience';
  if (categories !== null && !hasCategory(categories, question)) return 'category_not_in_audience';
  if (tags !== null && !question.tags.some((tag) => tags.has(tagKey(tag)))) return 'tag_not_in_audience';
  if (excludedTags !== null && question.tags.some((tag) => excludedTags.has(tagKey(tag))))
    return 'tag_excluded';
  if (isWindowType(creative.type) && !question.site[creative.type === 'popup' ? 'popups' : 'popunders'])
    return 'windows_switched_off';
  // The page would refuse the frame, and nobody is to pay for an empty room.
  if (creative.frameUrl !== null && !isOnHosts(creative.frameHost ?? '', question.site.frameHosts))
    return 'frame_host_not_listed';
  // Who somebody is, and pages of others: only where they allow it.
  if (!allows && (roles !== -1 || languages !== null || creative.frameUrl !== null)) return 'consent_needed';
  return null;
}

/** How often it may be seen: as the campaign says, else as the site does. */
export function capsOf({ caps }: Campaign, { site }: Question): Required<AdCaps> {
  return {
    total: caps.total ?? (site.caps.total || null),
    session: caps.session ?? (site.caps.session || null),
    per_seconds: caps.per_seconds ?? (site.caps.perSeconds || null),
  };
}

/**
 * Without consent a browser remembers nothing beyond its page, and what it says of its visit is what stood there.
 */
function capRule(campaign: Campaign, question: Question, onPage: number): AdRule | null {
  const seen = question.seen.get(campaign.id);
  if (seen === undefined && onPage === 0) return null;
  const caps = capsOf(campaign, question);
  const session = (seen?.session ?? 0) + onPage;
  const total = question.allowsAdvertising ? Math.max((seen?.total ?? 0) + onPage, session) : session;
  if (caps.total !== null && total >= caps.total) return 'capped_in_total';
  if (caps.session !== null && session >= caps.session) return 'capped_in_session';
  if (caps.per_seconds === null) return null;
  const remembers = seen !== undefined && (question.allowsAdvertising ? total > 0 : seen.session > 0);
  const secondsAgo = onPage > 0 ? 0 : remembers ? seen.secondsAgo : Number.POSITIVE_INFINITY;
  return secondsAgo < caps.per_seconds ? 'capped_in_time' : null;
}

/**
 * Which ads stand in the rooms of a page. Asks in the order of `adRules`; of what is left the highest tier goes
 * first, then the highest priority, then chance by weight. With a tracer every candidate is asked and told of;
 * without one, chance goes first and only those are asked whom it picks.
 */
export function decide({ snapshot, question, places, budgetOf, random, trace }: DecisionInput): Decision {
  const short = new Set<Campaign>();
  let isUndrawn = false;
  const page: Page = { counts: new Map(), categories: new Map(), creatives: new Set() };
  const rule = pageRule(snapshot, question);

  /** What keeps it out, whatever stands on the page. */
  const ownRule = (candidate: Candidate): AdRule | null => {
    const { campaign } = candidate;
    const onPage = page.counts.get(campaign) ?? 0;
    const early =
      timeRule(candidate, question) ??
      audienceRule(candidate, question) ??
      capRule(campaign, question, onPage);
    if (early !== null) return early;
    const budget = budgetOf(campaign, onPage);
    if (budget === null) return null;
    short.add(campaign);
    if (budget !== 'undrawn') return budget;
    isUndrawn = true;
    return 'ahead_of_plan';
  };
  const besideRule = ({ campaign, creative }: Candidate, mayRepeat: boolean): AdRule | null => {
    // Nobody looks at the same picture twice; its second room stays empty.
    if (page.creatives.has(creative.id)) return 'creative_on_this_page';
    if (!mayRepeat && page.counts.has(campaign)) return 'campaign_on_this_page';
    const other = campaign.categoryId === null ? undefined : page.categories.get(campaign.categoryId);
    return other === undefined || other === campaign ? null : 'competitor_on_this_page';
  };
  const ruleOf = (candidate: Candidate, mayRepeat: boolean): AdRule | null =>
    ownRule(candidate) ?? besideRule(candidate, mayRepeat);

  const pick = (place: Place, mayRepeat: boolean): Candidate | null => {
    for (const group of place.groups) {
      const found = drawFrom(group, (candidate) => ruleOf(candidate, mayRepeat) === null, random);
      if (found) return found;
    }
    return null;
  };
  const tell = (place: Place, shown: Candidate | null): void => {
    if (!trace) return;
    for (const group of place.groups)
      for (const candidate of group.candidates) {
        if (candidate === shown) trace(place, candidate, null);
        else trace(place, candidate, ruleOf(candidate, false) ?? lostTo(shown, candidate));
      }
  };

  const slots = places.map((place): Slot => {
    const why = rule ?? placeRule(place, question);
    if (why !== null) {
      if (trace)
        for (const { candidates } of place.groups)
          for (const candidate of candidates) trace(place, candidate, why);
      return { place, rule: why, shown: null };
    }
    // The same campaign again, by another creative, where nothing else fits.
    const shown = pick(place, false) ?? (page.counts.size > 0 ? pick(place, true) : null);
    tell(place, shown);
    if (shown) {
      const { campaign, creative } = shown;
      page.creatives.add(creative.id);
      page.counts.set(campaign, (page.counts.get(campaign) ?? 0) + 1);
      if (campaign.categoryId !== null) page.categories.set(campaign.categoryId, campaign);
    }
    return { place, rule: null, shown };
  });
  return { rule, slots, short, isUndrawn };
}

/** Why one that fits is not shown. */
function lostTo(shown: Candidate | null, candidate: Candidate): AdRule {
  if (shown === null || shown.campaign.tier !== candidate.campaign.tier) return 'higher_tier_first';
  return shown.priority === candidate.priority ? 'lost_the_draw' : 'higher_priority_first';
}

/** Draws that may miss before all are asked. */
const tries = 12;

/** One of a group by chance and weight, among those that fit; null: none does. */
function drawFrom(
  { candidates, upTo }: Group,
  fits: (candidate: Candidate) => boolean,
  random: () => number,
): Candidate | null {
  if (candidates.length > tries) {
    const all = upTo[upTo.length - 1]!;
    for (let left = tries; left > 0; left--) {
      const candidate = candidates[indexOf(upTo, random() * all)]!;
      if (fits(candidate)) return candidate;
    }
  }
  let found: Candidate | null = null;
  let sum = 0;
  for (const candidate of candidates) {
    if (!fits(candidate)) continue;
    const { weight } = candidate.campaign;
    sum += weight;
    if (random() * sum < weight) found = candidate;
  }
  return found;
}

/** The first place whose sum is beyond the value. */
function indexOf(upTo: Float64Array, value: number): number {
  let low = 0;
  let high = upTo.length - 1;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (upTo[middle]! > value) high = middle;
    else low = middle + 1;
  }
  return low;
}

/** How many different ads somebody may find in a place now. */
export const adsExpected = (place: Place, when: Pick<Question, 'at' | 'moment'>): number =>
  new Set(
    place.groups
      .flatMap(({ candidates }) => candidates)
      .filter((candidate) => timeRule(candidate, when) === null)
      .map(({ creative }) => creative.id),
  ).size;
