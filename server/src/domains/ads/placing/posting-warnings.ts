import { hasPosition } from '#contract/ad-positions.ts';
import type { AdPostingWarning } from '#contract/ad-shapes.ts';
import type { AdTier, CreativeStatus } from '#contract/ad-words.ts';
import type { CampaignRow } from '../selling/campaign-queries.ts';
import type { PlacementRow } from './placement-queries.ts';
import type { PostingTimes } from './posting-rules.ts';
import { runOf } from './posting-run.ts';

/** A posting that stands in the same placement. */
export interface Neighbour {
  campaignName: string;
  campaignId: string;
  tier: AdTier;
  start: Date | null;
  end: Date | null;
  campaignStart: string | null;
  campaignEnd: string | null;
  days: number[] | null;
  hours: number[] | null;
}

interface Planned {
  times: PostingTimes;
  campaign: CampaignRow;
  creative: { title: string; status: CreativeStatus };
  placement: PlacementRow;
  neighbours: readonly Neighbour[];
}

const shareOne = (some: readonly number[] | null, others: readonly number[] | null): boolean =>
  some === null || others === null || some.some((one) => others.includes(one));

/** Whether the two can want the placement at the same time. */
function meet({ times, campaign }: Planned, other: Neighbour, timeZone: string): boolean {
  const own = runOf({ ...times, campaignStart: campaign.startDate, campaignEnd: campaign.endDate }, timeZone);
  const its = runOf(other, timeZone);
  const isApart =
    (own.until !== null && its.from !== null && own.until <= its.from) ||
    (its.until !== null && own.from !== null && its.until <= own.from);
  return !isApart && shareOne(times.days, other.days) && shareOne(times.hours, other.hours);
}

function overBooked(planned: Planned, timeZone: string): string | null {
  const { tier } = planned.campaign.goals;
  if (tier !== 'exclusive' && tier !== 'guaranteed') return null;
  const all = planned.neighbours.filter(
    (other) =>
      other.campaignId !== planned.campaign.id &&
      (other.tier === 'exclusive' || other.tier === 'guaranteed') &&
      meet(planned, other, timeZone),
  );
  if (all.length === 0) return null;
  const names = [...new Set(all.map((other) => `"${other.campaignName}" (${other.tier})`))];
  const shown = names.slice(0, 3).join(', ');
  const more = names.length > 3 ? ` and ${names.length - 3} more` : '';
  return `"${planned.placement.name}" is promised to ${shown}${more} at the same time. Not all of them may get what they were sold.`;
}

const creativeWords: Readonly<Record<Exclude<CreativeStatus, 'active'>, string>> = {
  review: 'waits for its review',
  pending: 'is pending',
  inactive: 'is paused',
};

/** What somebody should know before the posting is saved, the gravest first. */
export function postingWarnings(planned: Planned, now: number, timeZone: string): AdPostingWarning[] {
  const { campaign, creative, placement, times } = planned;
  const run = runOf({ ...times, campaignStart: campaign.startDate, campaignEnd: campaign.endDate }, timeZone);
  const found: (AdPostingWarning | false)[] = [];
  const warn = (kind: AdPostingWarning['kind'], says: string | null | false) =>
    found.push(says !== null && says !== false && { kind, says });
  const isOutside = run.from !== null && run.until !== null && run.until <= run.from;
  warn('outside_of_campaign', isOutside && `"${campaign.name}" does not run at any of these times.`);
  warn(
    'in_the_past',
    !isOutside &&
      run.until !== null &&
      run.until <= now &&
      'Its last moment has passed: it will not be shown.',
  );
  warn('over_booked', overBooked(planned, timeZone));
  warn(
    'no_such_room',
    !hasPosition(placement.pageType, placement.position) &&
      `No page of the site has room at "${placement.position}" of "${placement.pageType}".`,
  );
  warn(
    'placement_not_active',
    placement.status !== 'active' &&
      `"${placement.name}" is ${placement.status === 'paused' ? 'paused' : 'archived'}: nothing is shown there until you activate it.`,
  );
  warn(
    'campaign_off',
    !campaign.isActive && `"${campaign.name}" is paused: nothing of it is shown until you activate it.`,
  );
  warn(
    'creative_not_active',
    creative.status !== 'active' &&
      `"${creative.title}" ${creativeWords[creative.status]}: it is shown once it is active.`,
  );
  return found.filter((one) => one !== false);
}
