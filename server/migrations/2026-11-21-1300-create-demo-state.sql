-- How far the demo catalogue is. A site that was never offered one, or has removed it, does not get it again.
create table demo_state (
  only_row boolean primary key default true check (only_row),
  rows_made_at timestamptz,
  clips_made_at timestamptz,
  removed_at timestamptz
);
insert into demo_state default values;
