/** What stands where SQL names a table, and is put together by code. */
export interface ComputedTable {
  /** Why no table of another room is read or written there unseen. */
  readonly why: string;
  /** Tables that it may come to, or the file that quotes them all. */
  readonly reads?: readonly string[];
  readonly readsFrom?: string;
  readonly writes?: readonly string[];
}

const pgBoss = 'The schema of pg-boss: none of its tables is the house’s.';
const aDay = 'A table that its own migration partitions, or a part of it: rows stay in their table.';
const given = 'Rows that come as a parameter.';

/** By file below `server/src/` and by expression. What is not here is refused, and what a file no longer holds goes from here. */
export const computedTables: Readonly<Record<string, Readonly<Record<string, ComputedTable>>>> = {
  'domains/accounts/managing/user-list-queries.ts': {
    table: { why: 'One of two places a member is found in.', reads: ['accounts'] },
    both: { why: 'Accounts with their members.', reads: ['accounts'] },
    from: { why: 'Accounts alone or with their members.', reads: ['accounts'] },
    "filter.role === null ? 'accounts a' : both": {
      why: 'Accounts alone or with their members.',
      reads: ['accounts'],
    },
  },
  'domains/ads/delivery/rollup-queries.ts': {
    table: {
      why: 'The sums that events are added to.',
      writes: [
        'ad_audience_days',
        'ad_placement_days',
        'ad_placement_hours',
        'ad_posting_days',
        'ad_posting_hours',
      ],
    },
  },
  'domains/ads/delivery/slice-queries.ts': { given: { why: given } },
  'domains/ads/figures/report-queries.ts': {
    'tables[source]': {
      why: 'The sums that a report can be read from.',
      reads: ['ad_audience_days', 'ad_placement_days', 'ad_posting_days', 'ad_posting_hours'],
    },
    table: {
      why: 'What a report is by, for its name.',
      reads: ['ad_campaigns', 'ad_creatives', 'placements'],
    },
  },
  'domains/creators/application-list-queries.ts': {
    table: { why: 'One of the places a term is looked for in.', reads: ['accounts', 'creator_applications'] },
    'fromOf(filter)': { why: 'Applications, joined with whose they are.', reads: ['creator_applications'] },
  },
  'domains/discovery/search/index-queries.ts': { givenNames: { why: given } },
  'domains/discovery/search/search-queries.ts': {
    walk: { why: 'A query in brackets; the tables in it stand behind a word of their own.' },
  },
  'domains/importing/feeds/category-queries.ts': {
    table: {
      why: 'The three tables in the loop around it.',
      writes: ['import_batches', 'import_category_mappings', 'import_feeds'],
    },
  },
  'domains/importing/feeds/feed-queries.ts': {
    from: { why: 'Feeds with their category.', reads: ['categories', 'import_feeds'] },
  },
  'domains/legal/transparency/transparency-queries.ts': {
    table: {
      why: 'The two kinds of request that have such figures.',
      reads: ['data_requests', 'urgent_requests'],
    },
  },
  'domains/lists/news/joined-queries.ts': { pairs: { why: given } },
  'domains/moderation/evidence/hold-queries.ts': {
    table: {
      why: 'The things that can be held.',
      reads: ['comments', 'messages', 'photos', 'playlists', 'stream_posts', 'videos'],
    },
  },
  'domains/moderation/stored-texts/stored-text-queries.ts': {
    table: { why: 'Every place of texts that others read.', readsFrom: 'main/stored-texts.ts' },
  },
  'domains/stream/post-queries.ts': {
    "followedOf('$1')": { why: 'Whom a member follows, as the domain of profiles says it.' },
  },
  'domains/watching/viewing/rollup-queries.ts': { given: { why: given } },
  'domains/watching/viewing/watch-queries.ts': {
    table: {
      why: 'Reports of playbacks, and those that the version before left.',
      reads: ['playback_reports', 'watch_reports'],
      writes: ['playback_reports', 'watch_reports'],
    },
  },
  'platform/days/day-partition-queries.ts': {
    'table.rest': { why: aDay },
    name: { why: aDay },
    'nameOf(table, day)': { why: aDay },
    partition: { why: aDay },
  },
  'platform/jobs/pg-boss-jobs.ts': { jobsSchema: { why: pgBoss } },
  'platform/jobs/pg-boss-worker.ts': { jobsSchema: { why: pgBoss } },
  'platform/sealed-column-queries.ts': {
    table: {
      why: 'A place that the owner of the table hands over: a test holds every `SealedColumn` against the room it is declared in.',
    },
  },
  'domains/videos/lists/list-mark-queries.ts': {
    from: { why: 'The videos of one list, or their tags.', reads: ['video_tags', 'videos'] },
  },
};
