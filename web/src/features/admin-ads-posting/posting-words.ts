import type { AdPosting } from '#contract/ad-shapes.ts';
import { fillIn } from '../../lib/fill-in.ts';
import { zonedMoment } from '../../lib/zoned.ts';
import * as texts from '../../texts/admin-ads-selling.ts';

const dayNames = [texts.sun, texts.mon, texts.tue, texts.wed, texts.thu, texts.fri, texts.sat] as const;
/** Days of the week as a row of pickers has them: Monday first, as in the calendar. */
export const weekdays = [1, 2, 3, 4, 5, 6, 0].map((day) => ({ day, name: dayNames[day] as string }));

const hour = (at: number): string => `${String(at).padStart(2, '0')}:00`;

/** `08:00–12:00, 20:00–24:00`. */
export function hoursWords(hours: readonly number[] | null): string {
  if (hours === null) return texts.always;
  const spans: [number, number][] = [];
  for (const at of hours) {
    const last = spans.at(-1);
    if (last && last[1] === at) last[1] = at + 1;
    else spans.push([at, at + 1]);
  }
  return spans.map(([from, to]) => `${hour(from)}–${hour(to)}`).join(', ');
}

export const daysWords = (days: readonly number[] | null): string =>
  days === null
    ? texts.everyDay
    : weekdays
        .filter(({ day }) => days.includes(day))
        .map(({ name }) => name)
        .join(', ');

/** When it runs, with its campaign. */
export function runWords({ runs_from: from, runs_until: until }: AdPosting, timeZone: string): string {
  if (from === null && until === null) return texts.always;
  if (until === null) return fillIn(texts.fromDate, { date: zonedMoment(timeZone, String(from)) });
  if (from === null) return fillIn(texts.untilDate, { date: zonedMoment(timeZone, until) });
  return `${zonedMoment(timeZone, from)} – ${zonedMoment(timeZone, until)}`;
}

export type PostingState = 'paused' | 'over' | 'never' | 'hindered' | 'planned' | 'running';
/** What a posting does now, and why it is not shown if it is not. */
export function stateOf(posting: AdPosting, now: number): { state: PostingState; words: string } {
  const at = (moment: string | null, otherwise: number) => (moment === null ? otherwise : Date.parse(moment));
  const from = at(posting.runs_from, Number.NEGATIVE_INFINITY);
  const until = at(posting.runs_until, Number.POSITIVE_INFINITY);
  if (!posting.is_active) return { state: 'paused', words: texts.pausedLabel };
  if (from >= until) return { state: 'never', words: texts.outsideItsCampaign };
  if (until <= now) return { state: 'over', words: texts.over };
  if (!posting.campaign_is_active) return { state: 'hindered', words: texts.campaignPaused };
  if (posting.placement_status !== 'active') return { state: 'hindered', words: texts.placementNotActive };
  if (posting.creative_status !== 'active') return { state: 'hindered', words: texts.creativeNotActive };
  if (from > now) return { state: 'planned', words: texts.planned };
  return { state: 'running', words: texts.running };
}
