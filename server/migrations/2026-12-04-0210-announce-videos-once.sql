-- Videos that subscribers were told of, or that went public when there was nobody to tell: coming back into sight is no news.
create table announced_videos (
  video_id uuid primary key references videos (id) on delete cascade,
  told_at timestamptz not null default now()
);
insert into announced_videos (video_id)
select id from videos
where published_at is not null or publish_status in ('published', 'held', 'disabled', 'expired', 'removed');
insert into announced_videos (video_id)
select distinct video_id from notifications where kind = 'new_release' and video_id is not null
on conflict do nothing;
