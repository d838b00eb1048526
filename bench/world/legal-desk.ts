import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { Client } from 'pg';
import { refreshCases } from '#server/domains/moderation/cases/case-queries.ts';
import { fillCopies, idOf } from './copies.ts';
import { withoutIndexes } from './indexes.ts';
import { openSessions, type Person } from './members.ts';
import { type Scale, small, withClient } from './postgres.ts';
import type { Site } from './site.ts';
import { adjectives, nouns, places } from './words.ts';

/** A site whose legal desk has had much to do: the catalogue of the small one, and what is filled in here. */
export const desk: Scale = { ...small, purpose: 'desk' };
export const deskSize = { cases: 100_000, reports: 1_000_000, videos: 100_000 };

const people = 40_000;
const admins = 12;

/** Admins at the desk: one who sees what may show a minor, and one who does not. Much is assigned to both. */
export interface DeskAdmins {
  sees: Person;
  other: Person;
}

const member = (rank: string): string => idOf('desk person', rank);
/** The first of `count` by far the most often. */
const uneven = (count: string | number, power: number): string =>
  `1 + floor(${count} * power(random(), ${power}))::int`;
/** The first whose chance covers a draw. */
const drawn = (draw: string, chances: readonly (readonly [string, number])[]): string =>
  `case ${chances.map(([name, below]) => `when ${draw} < ${below} then '${name}'`).join(' ')} end`;

const mergedInto = `(select m.id from drawn_cases m where m.state = 'open' order by m.i limit 1)`;

const steps: readonly string[] = [
  `insert into profiles (id, username, role)
   select ${member('i')}, 'desk' || i, case when i <= ${admins} then 'admin' else 'member' end from generate_series(1, ${people}) i`,
  `insert into accounts (id, email, email_verified_at)
   select ${member('i')}, 'desk' || i || '@example.test', now() from generate_series(1, ${people}) i`,
  `insert into account_rights (account_id, child_safety) select ${member('i')}, i % 2 = 1 from generate_series(1, ${admins}) i`,
  // How often members were right.
  `insert into reporter_records (member_id, upheld, dismissed)
   select ${member('i')}, (random() * 20)::int, (power(random(), 3) * 40)::int from generate_series(1, ${people}, 2) i`,
  // Old ones are decided; of what came lately the most is open. A tenth may show a minor.
  `create temporary table drawn_cases as
   select i, ${idOf('desk case', 'i')} as id, kind, case kind when 'video' then ${idOf('desk video', 'i')} else ${idOf('desk thing', 'i')} end as target_id,
     now() - age as created_at, is_minor, state, case when state in ('upheld', 'dismissed') then now() - age * (0.1 + 0.85 * random()) end as decided_at,
     case when state = 'in_review' then ${member(uneven(admins, 2))} when state in ('upheld', 'dismissed') and random() < 0.8 then ${member(uneven(admins, 2))} end as assignee_id,
     left(initcap(($1::text[])[1 + i % cardinality($1::text[])] || ' ' || ($2::text[])[${uneven('cardinality($2::text[])', 2)}]) || ' of '
       || ($3::text[])[1 + floor(random() * cardinality($3::text[]))::int], 200) as title
   from (
     select i, age, is_minor, ${drawn('draw', [
       ['video', 0.55],
       ['comment', 0.75],
       ['profile', 0.84],
       ['photo', 0.9],
       ['post', 0.95],
       ['message', 0.99],
       ['playlist', 2],
     ])} as kind,
       case when age < interval '40 days' then ${drawn('fate', [
         ['open', 0.6],
         ['in_review', 0.85],
         ['reopened', 0.9],
         ['dismissed', 0.95],
         ['upheld', 2],
       ])} else ${drawn('fate', [
         ['open', 0.05],
         ['in_review', 0.06],
         ['reopened', 0.08],
         ['merged', 0.1],
         ['dismissed', 0.55],
         ['upheld', 2],
       ])} end as state
     from (select i, power(random(), 1.6) * interval '500 days' as age, random() as draw, random() as fate, random() < 0.1 as is_minor
       from generate_series(1, ${deskSize.cases}) i) numbered
   ) chosen`,
  `insert into cases (id, target_kind, target_id, target_owner_id, title, state, merged_into, assignee_id, is_minor_related, created_at,
     last_reported_at, reopened_at, decided_at, is_burst)
   select id, kind, target_id, case when random() < 0.97 then ${member(uneven(people, 1.5))} end, title, state,
     case when state = 'merged' then ${mergedInto} end,
     assignee_id, is_minor, created_at, created_at,
     case when state = 'reopened' then created_at + (now() - created_at) / 2 end, decided_at, random() < 0.01
   from drawn_cases`,
  // Each case has one; the rest are spread so that a few have thousands. Nobody reports a thing twice.
  `insert into reports (id, target_kind, target_id, target_owner_id, reporter_id, reason_category, evidence, state, decided_at, decided_by, created_at, case_id)
   select ${idOf('desk report', 'n')}, c.kind, c.target_id, null,
     case when random() < 0.95 then ${member(`1 + ((rank + c.i * 7919::bigint) % ${people})::int`)} end,
     case when c.is_minor and (rank = 1 or random() < 0.2) then 'POTENTIALLY_FEATURES_MINOR' else ${drawn(
       'random()',
       [
         ['SPAM_MISLEADING_SPONSORED', 0.3],
         ['OTHER_INAPPROPRIATE', 0.4],
         ['COPYRIGHT', 0.45],
         ['VIOLENT_HARMFUL', 0.5],
         ['HATEFUL_INFLAMMATORY', 0.6],
         ['INFRINGEMENT_LEGAL', 0.7],
         ['NON_CONSENSUAL_IMAGES', 0.72],
       ],
     ).replace(/ end$/, ` else 'SPAM_MISLEADING_SPONSORED' end`)} end,
     jsonb_build_object('title', c.title), case when c.decided_at is null then 'open' else c.state end, c.decided_at,
     case when c.decided_at is not null then c.assignee_id end,
     c.created_at + (coalesce(c.decided_at, now()) - c.created_at) * case when rank = 1 then 0 else power(random(), 2) end,
     case when c.state = 'merged' then ${mergedInto} else c.id end
   from (select n, at, row_number() over (partition by at order by n) as rank
     from (select n, case when n <= ${deskSize.cases} then n else ${uneven(deskSize.cases, 3)} end as at
       from generate_series(1, ${deskSize.reports}) n) spread) numbered
     join drawn_cases c on c.i = numbered.at`,
  `insert into case_decisions (id, case_id, outcome, target_action, was_held, author_id, author_action, ground, explanation, targets, is_told, decided_by, decided_at,
     is_minor_related, first_took)
   select ${idOf('desk decision', 'i')}, id, outcome, case when outcome = 'upheld' then 'remove' else 'leave' end, false, null, 'none',
     case when outcome = 'upheld' then 'SPAM_MISLEADING_SPONSORED' end, case when outcome = 'upheld' then 'It sells something else.' end,
     jsonb_build_array(jsonb_build_object('kind', kind, 'id', target_id, 'title', title)), true, coalesce(assignee_id, ${member(uneven(admins, 2))}),
     coalesce(decided_at, created_at + (now() - created_at) * 0.4), is_minor, coalesce(decided_at - created_at, (now() - created_at) * 0.4)
   from (select *, case when state = 'reopened' then 'dismissed' else state end as outcome from drawn_cases) d
   where state in ('upheld', 'dismissed', 'reopened')`,
  // Sworn notices name five things each.
  `insert into notices (id, receipt_hash, sealed_receipt, kind, email, mailbox, name, sworn, reason_category, is_urgent, sent_at, filed_at, due_at)
   select ${idOf('desk notice', 'i')}, sha256(('desk notice' || i)::bytea), '\\x00', kind, 'n' || i || '@example.test', 'n' || i || '@example.test', 'Nobody',
     '{}', case kind when 'copyright' then 'COPYRIGHT' when 'removal' then 'NON_CONSENSUAL_IMAGES' else 'OTHER_INAPPROPRIATE' end,
     kind = 'removal', sent, sent, case when kind = 'removal' then sent + interval '48 hours' end
   from (select i, (array['copyright', 'copyright', 'removal', 'illegal'])[1 + i % 4] as kind, now() - power(random(), 2) * interval '300 days' as sent
     from generate_series(1, 20000) i) n`,
  `insert into notice_items (notice_id, position, address, target_kind, target_id, report_id)
   select ${idOf('desk notice', '1 + n % 20000')}, 1 + n / 20000, 'https://example.test/play/' || n, r.target_kind, r.target_id, r.id
   from generate_series(0, 99999) n join reports r on r.id = ${idOf('desk report', '1 + n')}`,
  `insert into complaints (id, decision_id, words, sent_at, outcome, answer, answered_at)
   select ${idOf('desk complaint', 'd.id')}, d.id, 'Please look again.', sent, case when is_answered then 'dismissed' end,
     case when is_answered then 'It stays.' end, case when is_answered then sent + (now() - sent) / 2 end
   from (select id, decided_at + (now() - decided_at) * random() as sent, random() < 0.75 as is_answered
     from case_decisions order by md5(id::text) limit 5000) d`,
  `insert into counter_notices (id, decision_id, name, email, sworn, sent_at, returns_from, returns_by, ended_at)
   select ${idOf('desk counter', 'd.id')}, d.id, 'Nobody', 'c@example.test', '{}', d.decided_at, d.decided_at + interval '14 days', d.decided_at + interval '20 days',
     case when d.decided_at < now() - interval '14 days' then d.decided_at + interval '14 days' end
   from (select id, decided_at from case_decisions where outcome = 'upheld' order by md5(id::text) desc limit 2000) d`,
  `insert into urgent_requests (id, kind, reference, name, office, email, mailbox, phone, words, sent_at, due_at, outcome, handled_at)
   select ${idOf('desk urgent', 'i')}, 'authority', 'U' || i, 'Nobody', 'An office', 'u@example.test', 'u@example.test', '', 'Please.', at, at + interval '1 hour',
     case when i > 50 then 'Done.' end, case when i > 50 then at + interval '1 hour' end
   from (select i, now() - power(i / 2000.0, 2) * interval '300 days' as at from generate_series(1, 2000) i) u`,
  `insert into data_requests (id, kind, receipt_hash, sealed_receipt, name, email, mailbox, words, sent_at, confirmed_at, due_at, outcome, answer, answered_at)
   select ${idOf('desk data', 'i')}, 'access', sha256(('desk data' || i)::bytea), '\\x00', 'Nobody', 'd@example.test', 'd@example.test', '', at, at,
     at + interval '30 days', case when i > 400 then 'answered' end, case when i > 400 then 'Here.' end, case when i > 400 then at + interval '9 days' end
   from (select i, now() - power(i / 3000.0, 2) * interval '300 days' as at from generate_series(1, 3000) i) r`,
  `insert into account_strikes (id, account_id, reason, created_at, ends_at, considered_at)
   select ${idOf('desk strike', 'i')}, ${member(uneven(people, 2))}, 'Spam.', at, at + interval '180 days', case when random() < 0.6 then at end
   from (select i, now() - random() * interval '300 days' as at from generate_series(1, 8000) i) s`,
  `insert into exposures (member_id, subject_id, at)
   select ${member('1')}, ${idOf('desk video', 'i')}, now() - i * interval '9 minutes' from generate_series(1, 1000) i`,
];

/** What is kept of cases beside their reports, in the words of the product. */
async function refresh(client: Client): Promise<void> {
  const { rows } = await client.query<{ id: string }>('select id from cases order by created_at');
  const db = {
    query: async <R>(text: string, values: readonly unknown[] = []) =>
      (await client.query(text, values as unknown[])).rows as R[],
  };
  const ids = rows.map(({ id }) => id);
  for (let at = 0; at < ids.length; at += 5000) await refreshCases(db, ids.slice(at, at + 5000));
}

/** What is filled in, by which files; the mark of a table says whether it was. */
const parts = [
  { table: 'cases', by: ['./legal-desk.ts'], fill: fillCases },
  {
    table: 'media_fingerprints',
    by: ['./copies.ts'],
    fill: (client: Client) => fillCopies(client, deskSize.videos),
  },
];

const markOf = (files: readonly string[]): string => {
  const hash = createHash('sha256');
  for (const file of files) hash.update(readFileSync(new URL(file, import.meta.url)));
  return `made by ${hash.digest('hex')}`;
};

async function fillCases(client: Client): Promise<void> {
  await client.query(
    `truncate complaints, counter_notices, notice_items, notices, case_decisions, reports, cases, reporter_records, urgent_requests,
       data_requests, account_strikes, exposures cascade`,
  );
  await client.query(`delete from profiles where username ~ '^desk\\d+$'`);
  await client.query(`delete from accounts where email ~ '^desk\\d+@example'`);
  await client.query(`delete from account_rights where account_id not in (select id from accounts)`);
  const indexCases = await withoutIndexes(client, ['cases']);
  const indexReports = await withoutIndexes(client, ['reports', 'notice_items', 'case_decisions']);
  for (const step of steps) await client.query(step, /\$1/.test(step) ? [adjectives, nouns, places] : []);
  await indexReports();
  await client.query('analyze cases, reports, notices, notice_items, reporter_records');
  await refresh(client);
  await indexCases();
}

/** Everything or nothing: indexes go and come back. Rows that refer to each other are made together, and not looked up again. */
async function fill(client: Client, work: (client: Client) => Promise<void>): Promise<void> {
  await client.query('begin');
  await client.query(
    `set local session_replication_role = replica; set local work_mem = '256MB'; set local maintenance_work_mem = '512MB'`,
  );
  await client.query('select setseed(0.44)');
  await work(client);
  await client.query('commit');
  await client.query('vacuum (analyze)');
}

/** Fills the desk unless that was done, and signs two of its admins in. */
export async function makeDesk(site: Site, say: (words: string) => void): Promise<DeskAdmins> {
  return withClient(site.databaseUrl, async (client) => {
    for (const { table, by, fill: work } of parts) {
      const mark = markOf(by);
      const { rows } = await client.query(`select obj_description('${table}'::regclass) as mark`);
      if (rows[0].mark === mark) continue;
      const startedAt = performance.now();
      await fill(client, work);
      await client.query(`comment on table ${table} is '${mark}'`);
      say(`  ${((performance.now() - startedAt) / 1000).toFixed(0).padStart(4)} s  the legal desk: ${table}`);
    }
    const { rows: ids } = await client.query<{ id: string }>(
      `select ${member('i')} as id from generate_series(1, 2) i order by i`,
    );
    const [sees, other] = await openSessions(
      client,
      ids.map(({ id }) => id),
    );
    return { sees: sees!, other: other! };
  });
}
