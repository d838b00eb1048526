import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';
import { testDatabase } from '#server/platform/db/test-database.ts';

// Nothing that may be evidence is deleted past the question whether it is. Each list here is walked by machine: a new table,
// a new column, or a new place that deletes fails until it says what it is.

/** Tables of what can be evidence: triggers lay down what is deleted or rewritten. Their kind, as it is preserved. */
const evidence: Readonly<Record<string, string>> = {
  photos: 'photo',
  stream_posts: 'post',
  comments: 'comment',
  messages: 'message',
  playlists: 'playlist',
  albums: 'album',
  profiles: 'profile',
  videos: 'video',
  identity_records: 'identity',
  accounts: 'account',
};
/** Of those, columns that say or show nothing that a rewriting could destroy, and why. */
const wayOfIt = 'how it is listed, counted or timed';
const derived = 'made of something else that is kept';
const unwatched: Readonly<Record<string, string>> = {
  'photos.state': wayOfIt,
  'photos.source_sha256': 'written once',
  'stream_posts.state': wayOfIt,
  'stream_posts.held_for': wayOfIt,
  'comments.state': wayOfIt,
  'comments.held_for': wayOfIt,
  'messages.client_id': 'what a program called it',
  'messages.visibility': wayOfIt,
  'playlists.slug': wayOfIt,
  'playlists.state': wayOfIt,
  'playlists.tags': derived,
  'profiles.username': 'names before are kept with the account',
  'profiles.role': 'rights, on record where they change',
  'profiles.avatar_path': 'the name of a file that is watched by its key',
  'profiles.cover_path': 'the name of a file that is watched by its key',
  'videos.slug': 'old addresses are kept',
  'videos.publish_status': wayOfIt,
  'videos.hidden_from': wayOfIt,
  'videos.release_status': wayOfIt,
  'videos.removal_reason': 'words of the site',
  'videos.failure_reason': 'words of the site',
  'videos.video_source': 'goes with the addresses that are watched',
  'videos.bunny_library_id': 'goes with the id that is watched',
  'videos.bunny_thumbnail_url': 'a picture of the library, whose id is watched',
  'videos.original_source_url': 'a page elsewhere',
  'videos.source_video_id': 'a name elsewhere',
  'videos.playback_state': derived,
  'videos.playback': derived,
  'videos.quality': derived,
  'videos.review_reason': 'words of the site',
  'videos.title_key': derived,
  'videos.title_signs': derived,
  'videos.format': wayOfIt,
  'videos.audio_language': wayOfIt,
  'videos.subtitle_languages': wayOfIt,
  'videos.declaration': 'written once',
  'videos.next_refusal': 'words of the site',
  'videos.hosted_sha256': derived,
  'videos.after_processing': wayOfIt,
  'identity_records.provider': wayOfIt,
  'identity_records.state': wayOfIt,
  'identity_records.reason': 'words of the site',
  'accounts.password_hash': 'a secret',
  'accounts.email': 'stays until the account goes; changes are told to both addresses',
  'accounts.first_name': 'stays until the account goes',
  'accounts.last_name': 'stays until the account goes',
  'accounts.suspension_reason': 'words of the site',
};

const count = 'counts, marks and likes: what they are about stays';
const work = 'work and records of the site and its admins, of no member';
const key = 'a session, key, code or setting of an account';
const index = 'made again of what is kept';
const told = 'what somebody was told';
const caseFile = 'nothing deletes it: it outlives what it is about';
/** All other tables, and why deleting from them destroys no evidence. */
const harmless: Readonly<Record<string, string>> = {
  account_devices: key,
  account_exports: key,
  account_identities: key,
  account_notes: work,
  account_preferences: key,
  account_rights: key,
  account_strikes: work,
  account_tokens: key,
  account_totp: key,
  admin_acts: caseFile,
  agreement_signatures: 'what was signed, not what was made; who signed is in the identity record',
  agreement_texts: work,
  authority_reports: caseFile,
  blocked_tags: work,
  blocks: count,
  ad_audience_days: count,
  ad_balances: count,
  ad_campaigns: work,
  ad_categories: work,
  ad_clicks: count,
  ad_day_balances: count,
  ad_events: count,
  ad_invalid_days: count,
  ad_placement_days: count,
  ad_placement_hours: count,
  ad_posting_days: count,
  ad_posting_hours: count,
  ad_postings: work,
  ad_processes: work,
  ad_reports: 'what viewers say of an ad; the ad and all its forms stay',
  ad_serves: count,
  ad_slices: work,
  ad_viewer_days: count,
  ad_visibility: work,
  placements: work,
  ad_assets: 'files sent by admins; a held or refused one is evidence as a picture, and its row stays',
  ad_creative_versions: work,
  ad_creatives: work,
  backup_runs: work,
  bucket_files: 'pictures of categories, sent by admins',
  canned_texts: work,
  case_decisions: caseFile,
  case_notes: caseFile,
  cases: caseFile,
  categories: work,
  comment_likes: count,
  post_likes: count,
  conversation_members: 'how it stands with each side; the messages are evidence, and know both',
  conversations: 'its messages are evidence and are deleted before it, by a trigger',
  creator_applications: 'what somebody wrote to the site, decided on by an admin',
  daily_viewers: count,
  demo_state: work,
  email_changes: key,
  error_hours: count,
  evidence_openings: 'goes with its package',
  evidence_packages:
    'goes after its time, by a statement that asks for a hold on its case; what it was made of is evidence itself',
  ad_corrections: work,
  ad_report_schedules: work,
  exposures: count,
  file_changes: work,
  file_placing: work,
  former_usernames: 'kept with the account where that is evidence',
  hosted_account: work,
  hosted_libraries: work,
  identity_pictures: 'laid down with their record, which goes before them; the purge asks of the record',
  import_batches: work,
  import_category_mappings: work,
  import_feeds: work,
  import_hosts: work,
  import_items: work,
  import_providers: work,
  inbox_counts: count,
  ended_sessions:
    'goes by one statement, once its member is kept no longer, or into what is preserved of them',
  legal_holds: caseFile,
  media_assets: 'goes by one statement, which asks whether its folder is preserved',
  media_checks: 'goes with its media',
  media_fingerprints: 'goes with its media',
  sound_prints: 'goes with its media',
  flash_measures: 'goes with its media',
  second_generations: 'goes with its media',
  file_costs: 'goes with its media',
  storage_sums: count,
  video_costs: count,
  worker_encoders: work,
  notification_counts: count,
  notifications: told,
  operator_warnings: work,
  page_rollup_progress: work,
  page_views: count,
  passkey_challenges: key,
  passkeys: key,
  performer_records: 'records of other people; the purge and the call ask of the video',
  picture_hashes: 'goes with its picture',
  picture_hashing: work,
  pictures:
    'by what a picture is known again: what is found stays, and what is shown is evidence with its photo, profile or video',
  playback_reports: count,
  playlist_openings: count,
  playlist_reactions: count,
  playlist_totals: count,
  playlist_videos: 'which videos a playlist has is laid down with the playlist',
  preserved_files: 'goes with what is preserved, once that is evidence no longer',
  preserved_things: 'goes once it is evidence no longer, by one job',
  place_rules: work,
  second_looks: work,
  desk_assignments: work,
  rate_counts: count,
  replica_marks: work,
  sender_counts: count,
  recovery_codes: key,
  removed_looks: 'laid down with its profile before, where that is evidence; its purge asks',
  renditions: 'goes with its media',
  report_hold_networks: count,
  reporter_records: count,
  reports: caseFile,
  schema_migrations: work,
  incident_updates: 'what the site tells visitors of itself',
  incidents: 'what the site tells visitors of itself',
  list_marks: index,
  search_filters: index,
  saved_searches: 'what a member searches for again, which nobody else reads',
  search_names: index,
  search_waiting: index,
  caption_lines: index,
  captions_waiting: index,
  search_changes: index,
  search_edition: index,
  search_lexemes: index,
  search_places: index,
  search_postings: index,
  search_terms: index,
  search_tier_bounds: index,
  sessions: 'a trigger keeps what they say of a member who is kept',
  service_states: work,
  site_settings: work,
  slug_redirects: index,
  source_looks: index,
  stay_down_copies: 'goes with its entry',
  stay_down_entries: work,
  stay_down_frames: 'goes with its entry',
  stay_down_look: work,
  stream_hosts: work,
  subscriptions: count,
  list_entries: 'what a member watches, with notes that nobody else reads',
  list_counts: count,
  list_settings: key,
  episode_reminders: count,
  episode_news: work,
  work_tags: work,
  data_requests: 'what somebody asks about their data, kept to show that it was answered',
  urgent_requests: 'what somebody asks the site to do at once',
  complaints: 'what somebody says of a decision, which is part of its case',
  counter_notices: 'what somebody swore to the site about a decision, which is part of its case',
  notice_items: 'goes with its notice',
  notices: 'what somebody swore to the site; what it names is reported, and a report is part of its case',
  support_messages: 'goes with its ticket',
  support_tickets: 'what somebody wrote to the site, and its answers',
  legal_versions: work,
  episode_proposals: 'goes with its video',
  episode_versions: work,
  skips: work,
  video_moments: work,
  version_offsets: work,
  works_to_align: work,
  video_readings: 'what the title of a video says; it goes with the video',
  videos_to_read: work,
  videos_to_key: work,
  work_acts: work,
  work_keys: index,
  episodes: work,
  studios: work,
  studio_successors: work,
  work_relations: work,
  work_studios: work,
  work_titles: work,
  works: work,
  tag_aliases: work,
  tag_implications: work,
  tag_successors: work,
  shield_rules: 'what somebody would rather not see; it is on no page of anybody else',
  tags: work,
  taste_marks: 'what somebody wants to be recommended less of; it is on no page of anybody else',
  taste_settings: key,
  neighbor_marks: work,
  neighbor_rounds: work,
  video_audiences: count,
  video_neighbors: index,
  work_neighbors: index,
  text_looks: work,
  terms_acceptances: 'which terms a member accepted; it names nothing of theirs',
  spent_proofs: key,
  throttles: key,
  uploader_days: count,
  used_age_checks: work,
  uploads: 'a file on its way in, which nobody has seen; what it becomes is a video',
  video_captions: 'a trigger of its own lays down what they say with their video',
  video_days: count,
  video_favorites: count,
  video_hours: count,
  video_popularity: count,
  video_reactions: count,
  video_search: index,
  video_tags: 'words of a list, not of a member; reports keep them as they were',
  video_watch_days: count,
  video_watch_totals: count,
  growth_hours: count,
  site_hours: count,
  site_people: count,
  announced_videos: key,
  view_events: count,
  watch_reports: count,
  view_rollup_progress: count,
  view_sums: count,
  view_tallies: count,
  view_windows: count,
  viewer_salts: count,
  recipient_salts: count,
  recipient_sketches: count,
  transparency_years: count,
  watch_history: count,
  watch_positions: count,
  watch_settings: key,
};

const fresh = 'a file that was written a moment ago and that no row came to refer to';
const temporary = 'a file of this process, for its own use';
const machine = 'the store itself: whoever calls it is listed here';
const source =
  'the file as it came in, once all was made of it or nothing can be: what was made of it is the evidence';
/** Every place that deletes a file, and why no evidence is in it. `evidence.ts` is the one that asks. */
const fileDeletions: Readonly<Record<string, string>> = {
  'platform/evidence/evidence.ts': 'asks',
  'platform/storage/disk-storage.ts': machine,
  'platform/storage/s3-storage.ts': machine,
  'platform/fence/find-fence.ts': temporary,
  'platform/http/readiness.ts': temporary,
  'platform/outbound/create-outbound.ts': temporary,
  'platform/config.ts': temporary,
  'platform/db/embedded-postgres.ts': temporary,
  'platform/db/postgres-identity.ts': temporary,
  'domains/moderation/evidence/packages/delete-packages.ts':
    'copies, sealed, after their time and without a hold',
  'domains/moderation/evidence/packages/make-evidence-package.handler.ts':
    'copies, sealed with a key that an interrupted run lost',
  'domains/pictures/decide-picture.ts':
    'a picture that nobody has seen, by a decision; what may show a minor stays',
  'domains/pictures/place-picture.ts': fresh,
  'domains/profiles/pictures/restore-picture.handler.ts':
    'the sealed one of two copies, if it is not preserved',
  'domains/pictures/settle-picture.ts': 'one of two copies of the same picture',
  'domains/ads/creatives/assets/asset-routes.ts': temporary,
  'domains/ads/creatives/assets/receive-asset.ts': temporary,
  'domains/ads/creatives/assets/store-asset.ts': source,
  'domains/importing/feeds/fetch-file.handler.ts': temporary,
  'domains/profiles/pictures/delete-picture.handler.ts': 'forms drawn from the file, which is asked about',
  'domains/media/stills/redraw-stills.ts': fresh,
  'domains/media/sweep-media.handler.ts': source,
  'domains/media/receive-source.ts': fresh,
  'domains/media/fail-media.ts': source,
  'domains/media/delete-media-objects.handler.ts': 'asks of the folder before',
  'domains/media/finish-media.ts': source,
  'domains/media/retention/drop-source.ts': 'asks of the folder before',
  'domains/media/retention/drop-renditions.handler.ts': 'asks of the folder before',
  'domains/media/second-generation/empty-generation.ts': 'asks whether the folder of the asset is preserved',
  'domains/media/second-generation/make-generation.ts': temporary,
  'domains/media/encode/run-ffmpeg.ts': temporary,
  'domains/media/encode/work-folder.ts': temporary,
  'domains/videos/captions/change-captions.ts': fresh,
  'domains/uploads/arrived.ts': 'a file on its way in, which nobody has seen',
  'domains/uploads/in-parts/sweep-parts.ts': 'a file on its way in, which nobody has seen',
  'domains/uploads/take-in-upload.handler.ts': temporary,
  'domains/uploads/upload-files.ts': 'a file on its way in, which nobody has seen',
  'platform/backups/folder-target.ts':
    'older backups, which the operator lets go, and what a broken one left',
  'platform/backups/restore-backup.ts': temporary,
  'platform/backups/restore-files.ts': temporary,
  'platform/http/shared-assets.ts': 'files of older builds of the web app',
  'main/backup-drill.ts': 'a copy of the site that a drill has made',
  'main/backup/play-one.ts': temporary,
  'main/trial-bucket-routes.ts': 'pictures of an admin, in development alone',
  'main/demo/demo-clips.ts': temporary,
  'main/demo/film/film-clip.ts': temporary,
  'main/start/launcher.ts': temporary,
  'main/start/preflight.ts': temporary,
  'main/start/provide-ffmpeg.ts': temporary,
  'main/start/web-app-build.ts': temporary,
};

const { db } = await testDatabase();
const root = path.join(import.meta.dirname, '../../src');
const files = readdirSync(root, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.ts') && !/\.test\.ts$|(^|\/)(test-[^/]*|fixtures\/.*)\.ts$/.test(file))
  .map((file) => ({ file: file.replaceAll('\\', '/'), text: readFileSync(path.join(root, file), 'utf8') }));

test('every table says whether it holds evidence', async () => {
  const tables = await db.query<{ name: string }>(
    `select relname as name from pg_class
     where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and not relispartition`,
  );
  assert.deepEqual(
    tables.map(({ name }) => name).sort(),
    [...Object.keys(evidence), ...Object.keys(harmless)].sort(),
  );
});

test('every table of evidence lays down what is deleted from it, by a call, a purge or a cascade', async () => {
  const triggers = await db.query<{ name: string; kind: string }>(
    `select tgrelid::regclass::text as name, case p.proname when 'preserve_account' then 'account'
         else split_part(encode(tgargs, 'escape'), '\\000', 1) end as kind
     from pg_trigger t join pg_proc p on p.oid = t.tgfoid
     where p.proname in ('preserve_evidence', 'preserve_account') and t.tgenabled = 'O'
       -- Each row, before, when it is deleted.
       and t.tgtype & 1 = 1 and t.tgtype & 2 = 2 and t.tgtype & 8 = 8`,
  );
  assert.deepEqual(Object.fromEntries(triggers.map(({ name, kind }) => [name, kind])), evidence);
});

test('every column of theirs that says, shows or names something is watched, or says why not', async () => {
  const columns = await db.query<{ name: string }>(
    `select a.attrelid::regclass || '.' || a.attname as name from pg_attribute a
     where a.attrelid = any ($1::text[]::regclass[]) and a.attnum > 0 and not a.attisdropped
       and a.atttypid in ('text'::regtype, 'jsonb'::regtype, 'bytea'::regtype, 'text[]'::regtype)
       and not exists (
         select from pg_trigger t join pg_proc p on p.oid = t.tgfoid
         where t.tgrelid = a.attrelid and p.proname = 'preserve_evidence' and a.attnum = any (t.tgattr))
     order by 1`,
    [Object.keys(evidence)],
  );
  assert.deepEqual(columns.map(({ name }) => name).sort(), Object.keys(unwatched).sort());
});

/** Statements whose tables are put together by code. */
const computed: Readonly<Record<string, string>> = {
  'platform/backups/restore-database.ts': 'a database that was empty, of what its migrations put there',
  'domains/discovery/search/rebuild-queries.ts': 'the index of the search, made again',
  'platform/days/day-partition-queries.ts':
    'events that move into the partition of their day, within their table',
};

test('every statement that deletes does so from a table that says what it is', () => {
  const known = new Set([...Object.keys(evidence), ...Object.keys(harmless)]);
  const unknown: string[] = [];
  for (const { file, text } of files)
    for (const [, table = ''] of text.matchAll(/\b(?:delete from|truncate(?: table)?)\s+([\w.$}{]+)/g))
      if (!known.has(table) && !table.startsWith('jobs.') && !Object.hasOwn(computed, file))
        unknown.push(`${file}: ${table}`);
  assert.deepEqual(unknown, []);
});

test('every place that deletes files is the one that asks, or says why no evidence is in it', () => {
  const deletes =
    /\bstorage[!?]?\.(?:delete|deletePrefix)\(|\b(?:rm|rmSync|unlink|unlinkSync)\(|\bDeleteObjects?Command\b/;
  const found = files.filter(({ text }) => deletes.test(text)).map(({ file }) => file);
  assert.ok(found.length > 10, 'the places are found');
  assert.deepEqual(
    found.filter((file) => !Object.hasOwn(fileDeletions, file)),
    [],
  );
});
