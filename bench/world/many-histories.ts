import type { Client } from 'pg';
import { withoutIndexes } from './indexes.ts';
import { makePeople, type Person } from './members.ts';
import { withClient } from './postgres.ts';
import type { Site } from './site.ts';

/** Members with a history, and how many of them have a session to ask with. */
export interface Crowd {
  members: number;
  asking: number;
}
const clusters = 400;

const known = async (client: Client, count: number): Promise<boolean> =>
  (
    await client.query<{ n: number }>(
      `select count(*)::int as n from (select from profiles where username like 'crowd\\_%' limit $1) p
       where exists (select from watch_history)`,
      [count],
    )
  ).rows[0]!.n === count;

/**
 * Gives a site so many members with a history: five to sixty videos each, most of them from two or three of so many circles of
 * taste, the rest from what everybody watches. Stays in the database for the next run.
 */
export const makeCrowd = (
  site: Site,
  { members, asking }: Crowd,
  step: (words: string) => void,
): Promise<Person[]> =>
  withClient(site.databaseUrl, async (client) => {
    await client.query(`set session_replication_role = replica`);
    await client.query(
      `set work_mem = '512MB'; set maintenance_work_mem = '1GB'; set enable_nestloop = off; set jit = off`,
    );
    if (!(await known(client, members))) {
      // All of it or nothing: a run that is stopped leaves the tables with their indexes.
      await client.query('begin');
      await client.query(
        'truncate watch_history, video_neighbors, video_audiences, neighbor_marks, neighbor_rounds',
      );
      await client.query(`delete from profiles where username like 'crowd\\_%'`);
      await client.query(
        `insert into profiles (id, username, role)
         select gen_random_uuid(), 'crowd_' || i, 'member' from generate_series(1, $1::int) i`,
        [members],
      );
      step('members');
      await fillHistories(client);
      await client.query('commit');
      await client.query('vacuum (analyze) watch_history');
      step('histories');
    }
    const people = await makePeople(site, asking);
    await client.query(
      `insert into watch_history (member_id, video_id, watched_at, seen_at)
       select m.id, h.video_id, h.watched_at, h.seen_at
       from unnest($1::uuid[]) with ordinality as m (id, n)
       join (select member_id, row_number() over (order by count(*) desc, member_id) as n from (
           select member_id from watch_history tablesample system (2)) s group by member_id limit 5000) heavy on heavy.n = m.n * 7
       join watch_history h on h.member_id = heavy.member_id on conflict do nothing`,
      [people.map(({ id }) => id)],
    );
    await client.query('set session_replication_role = default');
    return people;
  });

async function fillHistories(client: Client): Promise<void> {
  await client.query('select setseed(0.17)');
  await client.query(
    `create temp table numbered as select id, (row_number() over (order by md5(id::text)) - 1)::int as n
     from videos where publish_status = 'published'`,
  );
  await client.query('analyze numbered');
  const index = await withoutIndexes(client, ['watch_history']);
  await client.query('alter table watch_history drop constraint watch_history_pkey');
  // Video n is of circle n % circles; within one the first are watched by far the most.
  await client.query(
    `insert into watch_history (member_id, video_id, watched_at, seen_at)
     select w.member_id, v.id, now() - random() * interval '300 days', case when random() < 0.6 then now() end
     from (
       select distinct member_id, (case when random() < 0.75
           then circle + ${clusters} * floor(exp(random() * ln(total / ${clusters} + 1)) - 1)::int
           else floor(exp(random() * ln(total)) - 1)::int end) % total as n
       from (
         select p.id as member_id, total, floor(power(random(), 1.5) * ${clusters})::int as circle,
           4 + floor(-ln(1 - random()) * 4)::int as count
         from profiles p cross join (select count(*)::int as total from numbered) t cross join generate_series(1, 2)
         where p.username like 'crowd\\_%') m
       cross join lateral generate_series(1, least(m.count, 60))
     ) w join numbered v on v.n = w.n`,
  );
  await client.query('alter table watch_history add primary key (member_id, video_id)');
  await index();
  await client.query('drop table numbered');
  await client.query('analyze profiles');
}
