import type { Borrowed } from './table-borders.ts';

/**
 * How much the list below holds, and the most that one file does. These numbers only ever go down: whoever needs a table of
 * another room asks its owner.
 */
export const borrowedAtMost = { files: 38, tables: 77, ofOneFile: 11 };

/**
 * Files that read or write tables of another room past its door. The list only shrinks: what is new asks the owner for a
 * function or a view, and what a file no longer needs goes from here.
 */
export const borrowedTables: Borrowed = {
  'domains/accounts/export/export-queries.ts': {
    reads: ['profiles'],
  },
  'domains/creators/application-list-queries.ts': {
    reads: ['accounts'],
  },
  'domains/creators/application-queries.ts': {
    reads: ['account_strikes', 'accounts'],
  },
  'domains/discovery/rankings-queries.ts': {
    reads: ['categories', 'video_popularity'],
  },
  'domains/discovery/search/index-queries.ts': {
    reads: ['categories', 'tag_aliases', 'tags', 'video_tags', 'videos'],
  },
  'domains/discovery/search/page-of-cards.ts': {
    reads: ['categories', 'tags', 'video_tags'],
  },
  'domains/discovery/search/suggestion-queries.ts': {
    reads: ['categories', 'tags'],
  },
  'domains/identity/identity-queries.ts': {
    reads: ['account_rights', 'accounts'],
  },
  'domains/importing/feeds/feed-queries.ts': {
    reads: ['categories'],
  },
  'domains/importing/feeds/import-queries.ts': {
    reads: ['categories', 'videos'],
  },
  'domains/importing/sources/look-queries.ts': {
    reads: ['videos'],
  },
  'domains/moderation/evidence/hold-queries.ts': {
    reads: ['comments', 'messages', 'photos', 'playlists', 'stream_posts', 'videos'],
  },
  'domains/moderation/evidence/preserved-queries.ts': {
    reads: ['preserved_files', 'videos'],
  },
  'domains/moderation/stored-texts/stored-text-queries.ts': {
    reads: [
      'albums',
      'categories',
      'comments',
      'creator_applications',
      'messages',
      'photos',
      'playlists',
      'profiles',
      'stream_posts',
      'tags',
      'videos',
    ],
  },
  'domains/operating/jobs/subject-queries.ts': {
    reads: ['media_assets', 'videos'],
  },
  'domains/playlists/demo-queries.ts': {
    reads: ['videos'],
  },
  'domains/playlists/export-queries.ts': {
    reads: ['videos'],
  },
  'domains/playlists/playlist-queries.ts': {
    reads: ['blocks'],
  },
  'domains/playlists/playlist-video-queries.ts': {
    reads: ['tags', 'video_tags', 'videos'],
  },
  'domains/responses/comments/comment-queries.ts': {
    reads: ['videos'],
  },
  'domains/responses/export-queries.ts': {
    reads: ['videos'],
  },
  'domains/responses/reactions/reaction-queries.ts': {
    reads: ['subscriptions'],
  },
  'domains/uploads/own-uploads-queries.ts': {
    reads: ['media_assets', 'videos'],
  },
  'domains/uploads/upload-queries.ts': {
    reads: ['categories', 'videos'],
  },
  'domains/videos/categories/category-picture-queries.ts': {
    reads: ['bucket_files'],
  },
  'domains/videos/export-queries.ts': {
    reads: ['video_watch_totals'],
  },
  'domains/videos/files/place-queries.ts': {
    reads: ['media_assets'],
  },
  'domains/videos/reviewing/review-queries.ts': {
    reads: ['media_assets', 'media_checks', 'stay_down_entries'],
  },
  'domains/videos/stay-down/list-queries.ts': {
    reads: ['stay_down_entries'],
  },
  'domains/videos/stay-down/look-queries.ts': {
    reads: ['stay_down_entries'],
  },
  'domains/videos/studio/studio-queries.ts': {
    reads: ['media_assets', 'video_watch_totals'],
  },
  'domains/videos/table-queries.ts': {
    reads: ['profiles'],
  },
  'domains/watching/export-queries.ts': {
    reads: ['videos'],
  },
  'domains/watching/history/history-queries.ts': {
    reads: ['subscriptions'],
  },
  'domains/watching/viewing/rollup-queries.ts': {
    reads: ['videos'],
  },
  'domains/watching/viewing/watch-queries.ts': {
    reads: ['videos'],
  },
  'main/retry/retry-queries.ts': {
    reads: ['media_assets', 'slug_redirects', 'videos'],
  },
  'main/stay-down/stay-down-queries.ts': {
    reads: ['media_assets', 'slug_redirects', 'videos'],
  },
};
