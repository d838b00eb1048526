import type { AdPacing } from '#contract/ad-figure-shapes.ts';
import { adFigureLimits as most } from '#contract/ad-figure-words.ts';
import type { Executor } from '../../../platform/db/database.ts';
import { adMoment } from '../ad-time.ts';
import { type RunRow, readPastHours, readRuns } from './figure-queries.ts';
import { type PastHour, readPast } from './forecast-rules.ts';
import { flatWeek, goalOf, plannedShare, planState, type WeekCurve } from './plan-rules.ts';

/** Hours that were, in the time zone of advertising; of all placements, or of one. */
export async function pastHours(
  db: Executor,
  { day, timeZone, placementId }: { day: string; timeZone: string; placementId: string | null },
): Promise<PastHour[]> {
  const rows = await readPastHours(db, { day, timeZone, placementId, days: most.forecastPast });
  return rows.map(({ hour, asked }) => ({ ...adMoment(timeZone, hour.getTime()), asked }));
}

/** How the site's traffic is spread over a week: four weeks behind tell; until there is one, evenly. */
export async function weekCurve(db: Executor, day: string, timeZone: string): Promise<WeekCurve> {
  const { weeks, curve } = readPast(await pastHours(db, { day, timeZone, placementId: null }), day, 4);
  return weeks === 0 || curve.every((hour) => hour === 0) ? flatWeek : curve;
}

function pacingOf(row: RunRow, now: number, timeZone: string, curve: WeekCurve): AdPacing {
  const at = { ...adMoment(timeZone, now), minutes: (now / 60_000) % 60 };
  const goal = goalOf(row.goals, row);
  const { starts, ends, is_active } = row;
  const pacing = row.goals.pacing ?? 'even';
  const planned = goal && ends !== null ? plannedShare({ starts, ends }, at, curve) : null;
  return {
    ...{ campaign_id: row.id, campaign_name: row.name },
    state: planState({ starts, ends, day: at.day, goal, planned, pacing }),
    ...{ goal: goal?.kind ?? null, goal_amount: goal?.amount ?? null },
    ...{ delivered: goal?.delivered ?? null, share: goal?.share ?? null },
    planned: goal && planned !== null ? planned * goal.amount : null,
    planned_share: planned,
    ...{ starts, ends, pacing, is_active },
  };
}

/** Where each campaign stands against its plan. */
export async function readPacing(db: Executor, now: number, timeZone: string): Promise<AdPacing[]> {
  const { day } = adMoment(timeZone, now);
  const [rows, curve] = await Promise.all([readRuns(db, day, timeZone), weekCurve(db, day, timeZone)]);
  return rows.map((row) => pacingOf(row, now, timeZone, curve));
}
