import { growthSince } from '../domains/operating/index.ts';
import { hoursOfSite, secondsBehind } from '../domains/watching/index.ts';
import { gauge } from '../kit/gauge.ts';
import type { Platform } from '../platform/context.ts';

const hour = 3_600_000;

/** What the site does: of the last full hour, as rollups have it, and how far these are behind. Counts nothing itself. */
export async function siteMetrics({ db }: Pick<Platform, 'db'>): Promise<string[]> {
  const last = new Date(Math.floor(Date.now() / hour) * hour - hour);
  const [hours, growth, behind] = await Promise.all([
    hoursOfSite(db, last),
    growthSince(db, last),
    secondsBehind(db),
  ]);
  const seen = hours.find((one) => one.hour.getTime() === last.getTime());
  const grown = growth.find((one) => one.hour.getTime() === last.getTime());
  const stored = growth.findLast(({ stored_bytes }) => stored_bytes !== null)?.stored_bytes ?? null;
  return [
    ...gauge('tsukimi_view_rollup_behind_seconds', behind),
    ...gauge('tsukimi_page_views_last_hour', seen?.page_views ?? 0),
    ...gauge('tsukimi_views_last_hour', seen?.views ?? 0),
    ...gauge('tsukimi_watch_seconds_last_hour', seen?.watch_seconds ?? 0),
    ...gauge('tsukimi_sign_ups_last_hour', grown?.sign_ups ?? 0),
    ...gauge('tsukimi_videos_added_last_hour', grown?.videos_added ?? 0),
    ...(stored === null ? [] : gauge('tsukimi_stored_bytes', stored)),
  ];
}
