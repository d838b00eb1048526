-- The number of watched videos on a profile is counted and shown unless its owner says otherwise.
alter table profiles add column counts_watched boolean not null default true;
