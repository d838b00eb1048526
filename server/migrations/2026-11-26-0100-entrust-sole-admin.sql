-- Where one admin runs a site alone and nobody sees cases about minors, they do from now on: nobody else could.
insert into account_rights (account_id, child_safety)
  select p.id, true from profiles p join accounts a on a.id = p.id
  where p.role = 'admin'
    and (select count(*) from profiles where role = 'admin') = 1
    and not exists (select from account_rights r join profiles o on o.id = r.account_id
      where r.child_safety and o.role = 'admin')
on conflict (account_id) do update set child_safety = true, updated_at = now();
