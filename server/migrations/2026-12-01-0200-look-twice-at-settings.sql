-- That acts wait for a second admin is itself ended by two.
alter table second_looks drop constraint second_looks_subject_kind_check;
alter table second_looks add constraint second_looks_subject_kind_check
  check (subject_kind in ('case', 'hold', 'data_request', 'settings'));
