-- For whoever reads episodes by the name of their table, in this order.
create index episodes_by_number on episodes (number, id);
