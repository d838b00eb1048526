import type { Category } from '#contract/categories.ts';
import type { Comment } from '#contract/comments.ts';
import type { RankingRow } from '#contract/discovery.ts';
import type { Playlist } from '#contract/playlists.ts';
import type { Member } from '#contract/roles.ts';
import type { VideoCard } from '#contract/videos.ts';
import type { Account } from './api/auth-events.ts';

/** A video for tests; every field can be set. */
export const videoCard = (part: Partial<VideoCard> = {}): VideoCard => ({
  video_id: 'v1',
  id: 'v1',
  slug: 'glass-sparrow',
  title: 'Glass Sparrow',
  description: 'A bird of glass.',
  category_name: 'Drama',
  category_slug: 'drama',
  uploader_username: 'kitsuno',
  uploader_display_name: 'Studio Kitsuno',
  view_count: 12_345,
  views_count: 12_345,
  created_at: '2026-11-01T23:30:00Z',
  published_at: null,
  status: 'completed',
  thumbnail_url: '/media/a/thumbnail.webp',
  bunny_thumbnail_url: null,
  custom_thumbnail_url: null,
  cover_image_url: null,
  animated_preview_url: null,
  duration_seconds: 1_445,
  quality: '1080p',
  format: null,
  audio_language: null,
  subtitle_languages: [],
  playback_state: 'ready',
  ...part,
});

export const rankingRow = (part: Partial<RankingRow> = {}): RankingRow => ({
  rank: 1,
  trending_score: 4.567,
  ...videoCard(),
  ...part,
});

export const categoryRow = (part: Partial<Category> = {}): Category => ({
  id: 'c1',
  name: 'Drama',
  slug: 'drama',
  description: null,
  image_url: null,
  orientation: 'all',
  video_count: 3,
  videos_count: 3,
  ...part,
});

export const comment = (part: Partial<Comment> = {}): Comment => ({
  id: 'k1',
  video_id: 'v1',
  parent_id: null,
  state: 'published',
  content: 'The lantern at 1:23 is lovely.',
  author: {
    id: 'm2',
    username: 'ren',
    display_name: 'Ren',
    avatar_url: null,
    role: 'member',
    is_uploader: false,
  },
  created_at: '2026-11-21T10:00:00Z',
  edited_at: null,
  like_count: 0,
  reply_count: 0,
  is_liked: false,
  is_own: false,
  can_delete: false,
  ...part,
});

/** A signed-in member for tests, and his account as calls answer it. */
export const memberRow = (part: Partial<Member> = {}): Member => ({
  id: 'm1',
  username: 'mio',
  displayName: 'Mio Aoki',
  avatarUrl: null,
  role: 'member',
  isEmailVerified: true,
  canUpload: false,
  sessionId: 's1',
  deletionAt: null,
  layout: null,
  ...part,
});
export const accountRow = (part: Partial<Account> = {}): Account => ({
  id: 'm1',
  email: 'mio@example.test',
  username: 'mio',
  display_name: 'Mio Aoki',
  first_name: null,
  last_name: null,
  avatar_url: null,
  cover_url: null,
  role: 'member',
  is_email_verified: true,
  can_upload_videos: false,
  has_password: true,
  username_changed_at: null,
  deletion_at: null,
  created_at: '2026-11-01T00:00:00Z',
  ...part,
});

export const playlistRow = (part: Partial<Playlist> = {}): Playlist => ({
  id: 'p1',
  slug: 'rainy-days',
  name: 'Rainy days',
  description: null,
  is_public: true,
  is_held: false,
  user_id: 'u1',
  uploader_username: 'mio',
  uploader_display_name: 'Mio',
  thumbnails: ['/media/a/thumbnail.webp'],
  video_count: 2,
  videos_count: 2,
  total_duration_seconds: 7_530,
  view_count: 7,
  likes: 0,
  dislikes: 0,
  user_has_liked: false,
  user_has_disliked: false,
  tags: [],
  created_at: '2026-11-01T23:30:00Z',
  updated_at: '2026-11-01T23:30:00Z',
  ...part,
});
