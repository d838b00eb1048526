import { dayBegins, dayEnds } from '../typed-time.ts';

interface Run {
  start: Date | null;
  end: Date | null;
  campaignStart: string | null;
  campaignEnd: string | null;
}

const later = (one: number | null, other: number | null): number | null =>
  one === null ? other : other === null ? one : Math.max(one, other);
const earlier = (one: number | null, other: number | null): number | null =>
  one === null ? other : other === null ? one : Math.min(one, other);

/** From when until when both a posting and its campaign run, in milliseconds since 1970; null: there is no bound. */
export function runOf(run: Run, timeZone: string): { from: number | null; until: number | null } {
  const { campaignStart, campaignEnd } = run;
  return {
    from: later(
      run.start?.getTime() ?? null,
      campaignStart === null ? null : dayBegins(timeZone, campaignStart),
    ),
    until: earlier(run.end?.getTime() ?? null, campaignEnd === null ? null : dayEnds(timeZone, campaignEnd)),
  };
}
