-- What is there becomes one partition, until the end of a day. That no row is later must be known before, or every row would be
-- looked at while nobody can write. Two weeks are left, in case the rest of this is interrupted.
do $$
declare
  bound date := (now() at time zone 'UTC')::date + 14;
  named text;
begin
  foreach named in array array['view_events', 'page_views', 'ad_events'] loop
    execute format('alter table %I add constraint %I check (created_at < %L) not valid', named, named || '_bound',
      to_char(bound, 'YYYY-MM-DD') || ' 00:00:00+00');
  end loop;
  foreach named in array array['daily_viewers', 'site_people'] loop
    execute format('alter table %I add constraint %I check (day < %L) not valid', named, named || '_bound', bound);
  end loop;
end $$;
