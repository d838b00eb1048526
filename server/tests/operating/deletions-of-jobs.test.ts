import assert from 'node:assert/strict';
import { test } from 'node:test';
import { deletionsOfJobs, deletionsOfRecords, deletionsOfRemoved } from '#tests/support/reached-deletions.ts';

const work = 'work of the site, which names nothing of a member';
const count = 'counts, which say nothing about a thing';
const again = 'made again of what is kept';
const chosen = 'rows that a statement chose before, which asks';
const key = 'a key or setting of an account';
/**
 * What jobs delete without asking whether it must stay, by table, and why they may. All other statements that a job reaches
 * ask it themselves. Files are looked after by `evidence-places`.
 */
const unasked: Readonly<Record<string, string>> = {
  account_devices: key,
  account_exports: 'archives, which are made anew when asked for',
  account_strikes: 'taken back by a decision, which stays',
  accounts: 'a trigger lays down who somebody was',
  ad_clicks: count,
  ad_events: count,
  ad_processes: work,
  ad_reports: 'what viewers say of an ad; its creative and all its forms stay',
  ad_serves: count,
  ad_slices: work,
  ad_viewer_days: count,
  bucket_files: work,
  daily_viewers: count,
  email_changes: key,
  episode_proposals: 'what a title said before it was another, which nobody has decided on',
  episode_news: 'that something is new, until it was told',
  episode_reminders: 'what somebody wanted to be told, once they were',
  evidence_packages: chosen,
  exposures: count,
  file_changes: work,
  file_placing: work,
  file_costs: 'counted again',
  growth_hours: count,
  identity_records: 'begun and never sent in; a trigger lays down what is evidence',
  import_batches: work,
  import_hosts: work,
  incidents: work,
  list_marks: again,
  neighbor_marks: work,
  neighbor_rounds: work,
  notifications: 'what somebody was told',
  page_views: count,
  passkey_challenges: key,
  pictures: 'of a picture that is gone, or that nothing shows yet',
  playback_reports: count,
  preserved_things: chosen,
  rate_counts: count,
  recipient_salts: count,
  renditions: 'of a file that is prepared again',
  report_hold_networks: count,
  second_generations: work,
  search_filters: again,
  search_changes: again,
  search_edition: again,
  search_lexemes: again,
  search_terms: again,
  search_tier_bounds: again,
  search_waiting: again,
  caption_lines: again,
  captions_waiting: again,
  sender_counts: count,
  sessions: 'a trigger keeps what they say of a member who is kept',
  site_hours: count,
  skips: again,
  site_people: count,
  source_looks: again,
  spent_proofs: key,
  stay_down_entries: 'an entry that a refusal made, once an admin has undone the refusal',
  stay_down_frames: again,
  stay_down_look: work,
  tags: 'a tag that an admin blocked, which is on record',
  throttles: key,
  uploads: 'a file on its way in, which nobody has seen',
  urgent_requests:
    'words of an authority or a stranger, which no hold can name; what they are about is a case of its own',
  used_age_checks: work,
  version_offsets: again,
  video_costs: again,
  video_captions: 'of a video that a statement chose before, which asks; a trigger lays down what they say',
  video_tags: 'that a video has a tag which an admin blocked',
  video_hours: count,
  video_readings: again,
  videos_to_key: again,
  videos_to_read: again,
  video_neighbors: again,
  video_search: again,
  view_events: count,
  view_sums: count,
  view_tallies: count,
  view_windows: count,
  viewer_salts: count,
  watch_reports: count,
  work_keys: again,
  works_to_align: again,
};

test('every job, and every way to delete what is under an address, asks what must stay or says why not', () => {
  const removed = deletionsOfRemoved();
  assert.ok(removed.size >= 5);
  const deletions = [deletionsOfJobs(), deletionsOfRecords(), removed]
    .flatMap((all) => [...all.values()])
    .flat();
  const silent = deletions.filter(({ what, asks }) => !asks && what !== 'files');
  assert.deepEqual(
    [...new Set(silent.map(({ what }) => what))].sort(),
    Object.keys(unasked).sort(),
    silent.map(({ what, at }) => `${what}: ${at}`).join('\n'),
  );
  const asking = new Set(deletions.filter(({ asks }) => asks).map(({ what }) => what));
  for (const table of [
    'notices',
    'counter_notices',
    'complaints',
    'support_tickets',
    'data_requests',
    'ended_sessions',
    'photos',
    'stream_posts',
    'comment_likes',
    'playlists',
    'messages',
  ])
    assert.ok(asking.has(table), table);
});
