-- without a transaction
-- What a shield can meet in the videos that are here, some thousands at once: nobody waits for it, and nobody has a shield yet. On
-- one line, since statements end with theirs.
do $$ declare last uuid := '00000000-0000-0000-0000-000000000000'; batch uuid[]; begin loop batch := array(select id from videos where id > last order by id limit 5000); exit when cardinality(batch) = 0; perform refresh_shield_keys(batch); last := batch[cardinality(batch)]; commit; end loop; end $$;
