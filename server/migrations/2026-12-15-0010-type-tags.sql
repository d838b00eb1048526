-- What a tag says of a video, in words for whoever wonders, and what else is true of every video that has it.
alter table tags
  add column type text not null default 'theme'
    check (type in ('act', 'character', 'studio', 'theme', 'warning', 'meta')),
  add column description text check (length(description) between 1 and 500);

create table tag_implications (
  tag_id bigint not null references tags (id) on delete cascade,
  implied_id bigint not null references tags (id) on delete cascade,
  primary key (tag_id, implied_id),
  check (tag_id <> implied_id)
);
create index tag_implications_implied on tag_implications (implied_id);
