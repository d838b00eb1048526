-- Parts of some of a file's frames, by which its copies are found among all that is here: those of the twelve least hashes, which a copy
-- has too, wherever it begins.
alter table media_fingerprints add column bands integer[] not null default '{}';
update media_fingerprints m set bands = (
  select array_agg((at << 16) | (get_byte(h.hash, 2 * at) << 8) | get_byte(h.hash, 2 * at + 1))
  from (
    select distinct substring(m.frames from 1 + 32 * place for 32) as hash
    from generate_series(0, octet_length(m.frames) / 32 - 1) as place order by hash limit 12
  ) h cross join generate_series(0, 15) as at)
where octet_length(frames) > 0;
create index media_fingerprints_bands on media_fingerprints using gin (bands) with (fastupdate = off);

-- The decision whose act made this one too, on a copy of what it is about: undone with it.
alter table case_decisions add column led_by uuid references case_decisions (id) on delete set null;
create index case_decisions_led on case_decisions (led_by) where led_by is not null;
