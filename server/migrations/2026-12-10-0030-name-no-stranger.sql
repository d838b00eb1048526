-- Who gives no name has none: a word in its place read like one.
update notices set name = '' where name = 'Somebody' and coalesce(sworn ->> 'name', '') = '' and kind = 'illegal';
