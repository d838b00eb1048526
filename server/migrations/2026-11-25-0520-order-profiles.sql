-- Lists of members in the order of their names, as tables are read.
create index profiles_by_username on profiles (username, id);
