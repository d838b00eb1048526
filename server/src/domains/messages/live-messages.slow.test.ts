import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import type { MessageRow } from '#contract/messages.ts';
import type { TestCalls } from '#tests/support/test-calls.ts';
import type { TestMember } from '#tests/support/test-member.ts';
import { testWeb } from '#tests/support/test-web.ts';
import { makeConversation } from './test-conversations.ts';

const web = await testWeb();
const first = await web.url();
const second = await web.another();
const mio = await web.memberNamed('mio');
const ren = await web.memberNamed('ren');
const sora = await web.memberNamed('sora');
const together = await makeConversation(web.platform.db, mio.id, ren.id);
const apart = await makeConversation(web.platform.db, ren.id, sora.id);

const clients: SupabaseClient[] = [];
after(async () => {
  for (const client of clients) await client.realtime.disconnect();
});
function clientOf(member: TestMember | null, url: string): SupabaseClient {
  const client = createClient(url, 'anon', { auth: { persistSession: false, autoRefreshToken: false } });
  if (member) void client.realtime.setAuth(member.token);
  clients.push(client);
  return client;
}

async function send(
  who: TestMember,
  p_conversation_id: string,
  p_content: string,
  site: TestCalls = web,
): Promise<void> {
  await site.call('send_message', { p_conversation_id, p_content }, who);
}

interface Hearing {
  status: string;
  words: string;
  rows: MessageRow[];
}
function listen(
  client: SupabaseClient,
  filter: string | undefined,
  name = `chat ${filter}`,
): Promise<Hearing> {
  const rows: MessageRow[] = [];
  const change = {
    event: 'INSERT' as const,
    schema: 'public',
    table: 'messages',
    ...(filter ? { filter } : {}),
  };
  return new Promise((resolve) => {
    client
      .channel(name)
      .on<MessageRow>('postgres_changes', change, (payload) => rows.push(payload.new))
      .subscribe((status, error) => resolve({ status, words: String(error?.message), rows }));
  });
}
async function until(condition: () => boolean, what: string): Promise<void> {
  for (const end = Date.now() + 8000; !condition(); ) {
    assert.ok(Date.now() < end, `${what} did not come about`);
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
}
const contents = (rows: readonly MessageRow[]): string[] => rows.map(({ content }) => content);

test('an insert is told to both who talk, in every process, whole and once', async () => {
  const filter = `conversation_id=eq.${together}`;
  const here = await listen(clientOf(mio, first), filter);
  const there = await listen(clientOf(ren, second.url), filter);
  assert.deepEqual([here.status, there.status], ['SUBSCRIBED', 'SUBSCRIBED']);
  const long = '月'.repeat(2000);
  await send(ren, apart, 'not for this filter');
  await send(mio, together, 'hello', second);
  await send(ren, together, long);
  await until(() => here.rows.length >= 2 && there.rows.length >= 2, 'both messages');
  assert.deepEqual(contents(here.rows), ['hello', long]);
  assert.deepEqual(there.rows, here.rows);
  const [row] = here.rows;
  assert.deepEqual(Object.keys(row ?? {}), [
    'id',
    'conversation_id',
    'sender_id',
    'content',
    'created_at',
    'client_id',
  ]);
  assert.deepEqual([row?.conversation_id, row?.sender_id], [together, mio.id]);
});

test('who listens without a filter hears their own conversations and no others', async () => {
  const all = await listen(clientOf(ren, second.url), undefined);
  const less = await listen(clientOf(sora, first), undefined);
  await send(mio, together, 'one');
  await send(sora, apart, 'two');
  await until(() => all.rows.length >= 2 && less.rows.length >= 1, 'the messages');
  assert.deepEqual(contents(all.rows), ['one', 'two']);
  assert.deepEqual(contents(less.rows), ['two']);
});

test('who is in no such conversation is refused, and no filter lets them hear it', async () => {
  for (const filter of [`conversation_id=eq.${together}`, `conversation_id=in.(${apart},${together})`]) {
    const { status, words } = await listen(clientOf(sora, first), filter);
    assert.equal(status, 'CHANNEL_ERROR');
    assert.match(words, /not a participant/);
  }
  const open = [
    `sender_id=eq.${mio.id}`,
    `conversation_id=neq.${apart}`,
    'content=neq.x',
    'created_at=gt.2000',
  ];
  const hearings = await Promise.all(open.map((filter) => listen(clientOf(sora, first), filter)));
  for (const { status } of hearings) assert.equal(status, 'SUBSCRIBED');
  await send(mio, together, 'between us');
  await send(ren, apart, 'for sora');
  await until(() => hearings[3]!.rows.length > 0, 'their own message');
  assert.deepEqual(
    hearings.map(({ rows }) => contents(rows)),
    [[], [], ['for sora'], ['for sora']],
  );
});

test('a visitor hears nothing', async () => {
  const anonymous = clientOf(null, first);
  await anonymous.realtime.setAuth('anon');
  const told = await listen(anonymous, undefined);
  assert.equal(told.status, 'CHANNEL_ERROR');
  assert.match(told.words, /log in/);
});

test('a library that joins before it knows its token is refused, and comes again with it by itself', async () => {
  const client = createClient(second.url, 'anon', { accessToken: async () => mio.token });
  clients.push(client);
  const statuses: string[] = [];
  const rows: MessageRow[] = [];
  client
    .channel('early')
    .on<MessageRow>('postgres_changes', { event: '*', schema: 'public', table: 'messages' }, (payload) =>
      rows.push(payload.new as MessageRow),
    )
    .subscribe((status) => statuses.push(status));
  await until(() => statuses.includes('SUBSCRIBED'), 'the second join');
  assert.deepEqual(statuses, ['CHANNEL_ERROR', 'SUBSCRIBED']);
  await send(ren, together, 'is it you?');
  await until(() => rows.length > 0, 'the message');
});

test('a hundred messages of two people arrive in one order, once each', async () => {
  const filter = `conversation_id=eq.${together}`;
  const [here, there] = [
    await listen(clientOf(mio, first), filter),
    await listen(clientOf(ren, second.url), filter),
  ];
  const work = [...Array(100).keys()].map(
    (i) => () => send(i % 2 ? mio : ren, together, `${i}`, i % 3 ? web : second),
  );
  for (let i = 0; i < work.length; i += 10) await Promise.all(work.slice(i, i + 10).map((one) => one()));
  await until(() => here.rows.length >= 100 && there.rows.length >= 100, 'a hundred messages');
  assert.equal(new Set(contents(here.rows)).size, 100);
  assert.deepEqual(there.rows, here.rows);
  const times = here.rows.map((row) => row.created_at);
  assert.deepEqual(times, [...times].sort());
});

test('who was cut off misses nothing: what came meanwhile is fetched by the moment of the last one', async () => {
  const filter = `conversation_id=eq.${together}`;
  const third = await web.another();
  const client = clientOf(mio, third.url);
  const { rows } = await listen(client, filter);
  await send(ren, together, 'before the cut');
  await until(() => rows.length === 1, 'the first message');
  await third.close();
  for (let i = 0; i < 30; i++) await send(ren, together, `missed ${i}`);
  const again = await listen(clientOf(mio, second.url), filter);
  await send(ren, together, 'after the cut');
  await until(() => again.rows.length === 1, 'the last message');
  const fetched: MessageRow[] = [];
  for (let more = true; more; ) {
    const after = (fetched.at(-1) ?? rows[0]!).created_at;
    const page = await second.call('get_messages', { p_conversation_id: together, p_after: after }, mio);
    fetched.push(...page);
    more = page.at(-1)?.has_more ?? false;
  }
  const ids = new Map([...rows, ...fetched, ...again.rows].map((row) => [row.id, row.content]));
  assert.deepEqual(
    [...ids.values()],
    ['before the cut', ...[...Array(30).keys()].map((i) => `missed ${i}`), 'after the cut'],
  );
});
