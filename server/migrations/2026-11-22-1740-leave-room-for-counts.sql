-- Room for the next version of a row on its own page: then likes and views that change no index write no index.
alter table videos set (fillfactor = 85);
