import type { AdPosting } from '#contract/ad-shapes.ts';
import type { PostingRow } from './posting-queries.ts';
import { runOf } from './posting-run.ts';

const moment = (at: number | null): string | null => (at === null ? null : new Date(at).toISOString());

export function postingView(row: PostingRow, timeZone: string): AdPosting {
  const run = runOf(row, timeZone);
  return {
    id: row.id,
    campaign_id: row.campaignId,
    campaign_name: row.campaignName,
    creative_id: row.creativeId,
    creative_title: row.creativeTitle,
    placement_id: row.placementId,
    placement_name: row.placementName,
    start_time: row.start?.toISOString() ?? null,
    end_time: row.end?.toISOString() ?? null,
    priority: row.priority,
    days_of_week: row.days,
    hours_of_day: row.hours,
    is_active: row.isActive,
    created_at: row.createdAt.toISOString(),
    runs_from: moment(run.from),
    runs_until: moment(run.until),
    tier: row.tier,
    campaign_is_active: row.campaignIsActive,
    creative_status: row.creativeStatus,
    placement_status: row.placementStatus,
  };
}
