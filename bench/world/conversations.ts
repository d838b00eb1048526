import { randomUUID } from 'node:crypto';
import type { Client } from 'pg';
import { makePeople, type Person } from './members.ts';
import { withClient } from './postgres.ts';
import type { Site } from './site.ts';

interface Size {
  conversations: number;
  messages: number;
}
/** A member who writes with many, in one of the bench's databases. */
export type Writer = Person & Size;

/**
 * How many messages each conversation has, the newest first. Of many, a hundredth holds four tenths of the messages, the
 * next nine hundredths hold three, all others the rest; few are alike. Each has more than a page and a half of them.
 */
function sizesOf({ conversations, messages }: Size): number[] {
  if (conversations < 100) return Array.from({ length: conversations }, () => messages / conversations);
  const most = conversations / 100;
  const more = conversations / 10 - most;
  return Array.from({ length: conversations }, (_, n) => {
    if (n < most) return (messages * 0.4) / most;
    return n < most + more ? (messages * 0.3) / more : (messages * 0.3) / (conversations - most - more);
  });
}

/** Everything stored about the conversations agrees with the messages. */
async function fill(client: Client, writer: Writer): Promise<void> {
  // Rows that refer to each other are made together: each need not be looked up again.
  await client.query('set session_replication_role = replica');
  await client.query(
    `create temp table talk as
     select gen_random_uuid() as id, gen_random_uuid() as other_id, size, now() - n * interval '7 minutes' as last
     from unnest($1::int[]) with ordinality as t (size, n)`,
    [sizesOf(writer).map(Math.round)],
  );
  await client.query(
    `insert into profiles (id, username, role) select other_id, 'w' || left(replace(other_id::text, '-', ''), 29), 'member' from talk`,
  );
  await client.query(
    `insert into conversations (id, first_id, second_id, started_by, last_message_at)
     select id, least($1::uuid, other_id), greatest($1::uuid, other_id), $1, last from talk`,
    [writer.id],
  );
  await client.query(
    `insert into messages (id, conversation_id, sender_id, content, created_at)
     select gen_random_uuid(), t.id, case when i % 2 = 0 then $1::uuid else t.other_id end,
       'Line ' || i || ' of what the two had to say to each other that evening.', t.last - i * interval '41 seconds'
     from talk t, generate_series(0, t.size - 1) i`,
    [writer.id],
  );
  await client.query(
    `insert into conversation_members (member_id, conversation_id, other_id, sent_count, last_message_at, last_message_content, last_message_sender_id)
     select side.member_id, t.id, side.other_id, sums.sent, t.last, last.content, last.sender_id
     from talk t
       cross join lateral (values ($1::uuid, t.other_id), (t.other_id, $1::uuid)) side (member_id, other_id)
       cross join lateral (
         select count(*) filter (where m.sender_id = side.member_id) as sent from messages m where m.conversation_id = t.id
       ) sums
       cross join lateral (
         select m.content, m.sender_id from messages m where m.conversation_id = t.id order by m.created_at desc limit 1
       ) last`,
    [writer.id],
  );
  await client.query('drop table talk');
  await client.query('set session_replication_role = origin');
  await client.query('vacuum (analyze) profiles, conversations, conversation_members, messages');
}

/** A writer of this size, whose conversations are all that the database has. */
export async function makeWriter(site: Site, size: Size): Promise<Writer> {
  const [person] = await makePeople(site, 1);
  const writer: Writer = { ...person!, ...size };
  await withClient(site.databaseUrl, async (client) => {
    await client.query('truncate messages, conversation_members, conversations, inbox_counts');
    await fill(client, writer);
  });
  return writer;
}

/** So many conversations of the writer, drawn from all, each with the moment of its tenth newest message. */
export async function someConversations(
  site: Site,
  writer: Writer,
  count: number,
): Promise<{ id: string; tenth: string }[]> {
  return withClient(site.databaseUrl, async (client) => {
    const { rows } = await client.query<{ id: string; tenth: string }>(
      `select c.id, to_char(m.created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"+00:00"') as tenth
       from (select id from conversations where $1 in (first_id, second_id) order by md5(id::text) limit $2) c
         cross join lateral (
           select created_at from messages where conversation_id = c.id order by created_at desc offset 9 limit 1
         ) m`,
      [writer.id, count],
    );
    return rows;
  });
}

/** Members who are known to a writer, each with a conversation in which both have written. */
export async function makeFriends(site: Site, writer: Person, friends: readonly Person[]): Promise<string[]> {
  const ids = friends.map(() => randomUUID());
  await withClient(site.databaseUrl, async (client) => {
    const rows = [ids, friends.map(({ id }) => id), writer.id];
    await client.query(
      `insert into conversations (id, first_id, second_id, started_by)
       select id, least($3::uuid, other_id), greatest($3::uuid, other_id), $3 from unnest($1::uuid[], $2::uuid[]) f (id, other_id)`,
      rows,
    );
    await client.query(
      `insert into conversation_members (member_id, conversation_id, other_id)
       select side.member_id, f.id, side.other_id from unnest($1::uuid[], $2::uuid[]) f (id, other_id)
         cross join lateral (values ($3::uuid, f.other_id), (f.other_id, $3::uuid)) side (member_id, other_id)`,
      rows,
    );
  });
  return ids;
}
