-- What other domains may read of profiles and of videos without knowing their tables. The planner reads through both: they
-- have the indexes of the tables, and rows of them can be held.

-- Who a member is. How they look while a report holds them, what they show and where their files are is for profiles alone.
create view members as
  select id, username, display_name, avatar_key, cover_key, role, admin_since, subscribers_count, avatar_changed_at, leaving_at,
    held_look is not null as is_held, is_demo, created_at
  from profiles;

-- What everybody sees of a video, while everybody does.
create view published_videos as
  select id, slug, title, description, category_id, uploader_id, release_status, bunny_thumbnail_url, thumbnail_key,
    custom_thumbnail_key, cover_image_key, preview_key, playback_state, duration_seconds, quality, format, audio_language,
    subtitle_languages, view_count, like_count, dislike_count, comment_count, rating, trending_score, shuffle, created_at,
    published_at
  from videos where publish_status = 'published';
