-- Lines in scripts without spaces are now found by each of their signs too: those that are indexed are indexed again.
insert into captions_waiting (video_id)
select distinct video_id from caption_lines
where lines ~ '[\u0E00-\u0EFF\u1000-\u11FF\u1780-\u17FF\u2E80-\uFFDC\U00020000-\U0003FFFF]'
on conflict (video_id) do update set noted_at = clock_timestamp();
