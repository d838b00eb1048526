import type { Borrowed } from './table-borders.ts';

/**
 * Files that read or write tables of another room past its door. The list only shrinks: what is new asks the owner for a
 * function or a view, and what a file no longer needs goes from here.
 */
export const borrowedTables: Borrowed = {
  'domains/accounts/account-queries.ts': {
    reads: ['profiles'],
  },
  'domains/accounts/details/details-queries.ts': {
    reads: ['profiles'],
  },
  'domains/accounts/export/export-queries.ts': {
    reads: ['profiles'],
  },
  'domains/accounts/leaving/leaving-queries.ts': {
    reads: ['profiles'],
  },
  'domains/accounts/managing/managing-queries.ts': {
    reads: ['profiles'],
  },
  'domains/accounts/managing/user-list-queries.ts': {
    reads: ['profiles'],
  },
  'domains/accounts/sessions/session-queries.ts': {
    reads: ['profiles'],
  },
  'domains/creators/application-list-queries.ts': {
    reads: ['accounts', 'profiles'],
  },
  'domains/creators/application-queries.ts': {
    reads: ['account_strikes', 'accounts', 'profiles'],
  },
  'domains/discovery/rankings-queries.ts': {
    reads: ['categories', 'video_popularity', 'videos'],
  },
  'domains/discovery/search/index-queries.ts': {
    reads: ['categories', 'profiles', 'tag_aliases', 'tags', 'video_tags', 'videos'],
  },
  'domains/discovery/search/search-queries.ts': {
    reads: ['categories', 'profiles', 'tags', 'video_tags', 'videos'],
  },
  'domains/discovery/search/suggestion-queries.ts': {
    reads: ['categories', 'profiles', 'tags', 'videos'],
  },
  'domains/identity/identity-queries.ts': {
    reads: ['account_rights', 'accounts', 'profiles'],
  },
  'domains/importing/feeds/feed-queries.ts': {
    reads: ['categories'],
  },
  'domains/importing/feeds/import-queries.ts': {
    reads: ['categories', 'profiles', 'videos'],
  },
  'domains/importing/sources/look-queries.ts': {
    reads: ['videos'],
  },
  'domains/messages/conversation-queries.ts': {
    reads: ['profiles'],
  },
  'domains/messages/export-queries.ts': {
    reads: ['profiles'],
  },
  'domains/messages/message-queries.ts': {
    reads: ['profiles'],
  },
  'domains/messages/reported-message-queries.ts': {
    reads: ['profiles'],
  },
  'domains/moderation/cases/case-file-queries.ts': {
    reads: ['profiles'],
  },
  'domains/moderation/cases/case-list-queries.ts': {
    reads: ['profiles'],
  },
  'domains/moderation/cases/case-queries.ts': {
    reads: ['profiles'],
  },
  'domains/moderation/evidence/hold-queries.ts': {
    reads: ['comments', 'messages', 'photos', 'playlists', 'profiles', 'stream_posts', 'videos'],
  },
  'domains/moderation/evidence/preserved-queries.ts': {
    reads: ['preserved_files', 'videos'],
  },
  'domains/moderation/report-queries.ts': {
    reads: ['profiles'],
  },
  'domains/notifications/notification-queries.ts': {
    reads: ['profiles', 'videos'],
  },
  'domains/operating/jobs/subject-queries.ts': {
    reads: ['media_assets', 'videos'],
  },
  'domains/operating/member-queries.ts': {
    reads: ['profiles'],
  },
  'domains/photos/album-queries.ts': {
    reads: ['profiles'],
  },
  'domains/photos/photo-queries.ts': {
    reads: ['profiles'],
  },
  'domains/pictures/queue-queries.ts': {
    reads: ['profiles'],
  },
  'domains/playlists/demo-queries.ts': {
    reads: ['profiles', 'videos'],
  },
  'domains/playlists/export-queries.ts': {
    reads: ['videos'],
  },
  'domains/playlists/playlist-queries.ts': {
    reads: ['blocks', 'profiles', 'videos'],
  },
  'domains/playlists/playlist-video-queries.ts': {
    reads: ['tags', 'video_tags', 'videos'],
  },
  'domains/playlists/playlist-write-queries.ts': {
    reads: ['profiles'],
  },
  'domains/responses/comments/comment-queries.ts': {
    reads: ['profiles', 'videos'],
  },
  'domains/responses/comments/comment-write-queries.ts': {
    reads: ['videos'],
  },
  'domains/responses/reactions/favorite-queries.ts': {
    reads: ['videos'],
  },
  'domains/responses/reactions/reaction-queries.ts': {
    reads: ['profiles', 'subscriptions', 'videos'],
  },
  'domains/stream/post-queries.ts': {
    reads: ['profiles'],
  },
  'domains/uploads/own-uploads-queries.ts': {
    reads: ['media_assets', 'videos'],
  },
  'domains/uploads/upload-queries.ts': {
    reads: ['categories', 'profiles', 'videos'],
  },
  'domains/videos/categories/category-picture-queries.ts': {
    reads: ['bucket_files'],
  },
  'domains/videos/category-queries.ts': {
    reads: ['profiles'],
  },
  'domains/videos/demo/demo-queries.ts': {
    reads: ['profiles'],
  },
  'domains/videos/export-queries.ts': {
    reads: [
      'comment_likes',
      'comments',
      'uploader_days',
      'video_favorites',
      'video_reactions',
      'video_watch_totals',
      'watch_history',
      'watch_positions',
      'watch_settings',
    ],
  },
  'domains/videos/files/file-queries.ts': {
    reads: ['profiles'],
  },
  'domains/videos/files/place-queries.ts': {
    reads: ['media_assets'],
  },
  'domains/videos/managing/moderated-video-queries.ts': {
    reads: ['profiles'],
  },
  'domains/videos/performers/performer-queries.ts': {
    reads: ['profiles'],
  },
  'domains/videos/reviewing/review-queries.ts': {
    reads: ['media_assets', 'media_checks', 'profiles', 'stay_down_entries'],
  },
  'domains/videos/stay-down/list-queries.ts': {
    reads: ['profiles', 'stay_down_entries'],
  },
  'domains/videos/stay-down/look-queries.ts': {
    reads: ['stay_down_entries'],
  },
  'domains/videos/studio/studio-queries.ts': {
    reads: ['media_assets', 'uploader_days', 'video_days', 'video_watch_days', 'video_watch_totals'],
  },
  'domains/videos/table-queries.ts': {
    reads: ['profiles'],
  },
  'domains/videos/video-card-queries.ts': {
    reads: ['profiles'],
  },
  'domains/videos/video-queries.ts': {
    reads: ['profiles'],
  },
  'domains/watching/history/history-queries.ts': {
    reads: ['profiles', 'subscriptions', 'videos'],
  },
  'domains/watching/viewing/rollup-queries.ts': {
    reads: ['videos'],
  },
  'domains/watching/viewing/viewing-queries.ts': {
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
