-- What all videos of a member had on a UTC day, kept beside the days of each: a year of a thousand videos is 365 rows.
create table uploader_days (
  uploader_id uuid not null references profiles (id) on delete cascade,
  day date not null,
  views integer not null default 0,
  playbacks integer not null default 0,
  seconds bigint not null default 0,
  primary key (uploader_id, day)
) with (fillfactor = 80);
insert into uploader_days (uploader_id, day, views)
select v.uploader_id, d.day, sum(d.views)::int
from video_days d join videos v on v.id = d.video_id
where v.uploader_id is not null group by v.uploader_id, d.day;
