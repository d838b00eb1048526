-- Events by day (UTC), so that an old day goes as a whole. The partition of each day is made ahead of it
-- (server/src/platform/days/day-partitions.ts); NAME_rest takes what has none, so that nothing is ever refused; NAME_before is
-- the table as it was. Nothing is copied: each table is away for some milliseconds.
do $$
declare
  one record;
  bound text;
  following bigint;
  is_empty boolean;
begin
  for one in
    select * from (values
      ('view_events', 'created_at', 'created_at, id', 'view_events_by_time'),
      ('page_views', 'created_at', 'created_at, id', 'page_views_by_time'),
      ('ad_events', 'created_at', 'id, created_at', 'ad_events_by_number'),
      ('daily_viewers', 'day', 'day, video_id, person_hash', null),
      ('site_people', 'day', 'day, kind, hash', null)
    ) as given (named, moment, keys, key_index)
  loop
    execute format('lock table %I in access exclusive mode', one.named);
    execute format('select not exists (select from %I)', one.named) into is_empty;
    select (regexp_match(pg_get_constraintdef(oid), '''([^'']+)'''))[1] into strict bound
    from pg_constraint where conrelid = one.named::regclass and conname = one.named || '_bound';

    if one.key_index is not null then
      -- A sequence of its own: until PostgreSQL 17, a table with an identity can neither have nor be a partition.
      execute format('select coalesce(max(id), 0) + 1 from %I', one.named) into following;
      execute format('alter table %I alter column id drop identity', one.named);
      execute format('create sequence %I', one.named || '_id_seq');
      execute format('alter sequence %I restart with %s', one.named || '_id_seq', following);
      execute format('alter table %I alter column id set default nextval(%L)', one.named, one.named || '_id_seq');
      execute format('alter table %I drop constraint %I', one.named, one.named || '_pkey');
      execute format('alter table %I add constraint %I primary key using index %I', one.named,
        one.named || '_before_pkey', one.key_index);
    else
      execute format('alter table %I rename constraint %I to %I', one.named, one.named || '_pkey', one.named || '_before_pkey');
    end if;
    -- The keys serve for times, too.
    if one.named <> 'ad_events' then
      execute format('drop index if exists %I', one.named || '_created');
    else
      alter index ad_events_waiting rename to ad_events_before_waiting;
    end if;
    execute format('alter table %I rename to %I', one.named, one.named || '_before');

    execute format('create table %I (like %I including defaults including constraints) partition by range (%I)',
      one.named, one.named || '_before', one.moment);
    execute format('alter table %I drop constraint %I', one.named, one.named || '_bound');
    execute format('alter table %I add primary key (%s)', one.named, one.keys);
    if one.key_index is not null then
      execute format('alter sequence %I owned by %I.id', one.named || '_id_seq', one.named);
    end if;
    if one.named = 'ad_events' then
      execute format('create index ad_events_waiting on %I (id) where is_waiting', one.named);
    end if;
    if is_empty then
      execute format('drop table %I', one.named || '_before');
    else
      execute format('alter table %I attach partition %I for values from (minvalue) to (%L)', one.named, one.named || '_before', bound);
      execute format('alter table %I drop constraint %I', one.named || '_before', one.named || '_bound');
    end if;
    execute format('create table %I partition of %I default', one.named || '_rest', one.named);
  end loop;
end $$;
