-- Whose work it is, for whoever leaves the works of a studio out.
create view studios_of_works as select work_id, studio_id from work_studios;
