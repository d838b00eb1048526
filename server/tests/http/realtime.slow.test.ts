import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { createClient, type RealtimeChannel, type SupabaseClient } from '@supabase/supabase-js';
import { WebSocket as WsClient } from 'ws';
import { endSessions } from '#server/domains/accounts/index.ts';
import { broadcast } from '#server/platform/realtime/topics.ts';
import { buildVideo } from '#tests/support/test-catalogue.ts';
import { openTestSession, type TestMember } from '#tests/support/test-member.ts';
import { testWeb } from '#tests/support/test-web.ts';

const web = await testWeb();
const { ask } = web;
const first = await web.url();
const second = await web.another();
const mio = await web.memberNamed('mio');
const ren = await web.memberNamed('ren');

const clients: SupabaseClient[] = [];
/** Refused channels try again every second otherwise. */
const disconnectAll = async (): Promise<void> => {
  for (const client of clients.splice(0)) await client.realtime.disconnect();
};
after(disconnectAll);

/** The public client library as it comes, signed in with an access token. */
function clientOf(member: Pick<TestMember, 'token'> | null, url = first): SupabaseClient {
  const client = createClient(url, 'anon', {
    auth: { persistSession: false, autoRefreshToken: false },
  });
  if (member) void client.realtime.setAuth(member.token);
  clients.push(client);
  return client;
}

interface Joined {
  status: string;
  error: Error | undefined;
  channel: RealtimeChannel;
  heard: { event: string; payload: unknown }[];
}

function join(client: SupabaseClient, name: string, isPrivate = false): Promise<Joined> {
  const heard: Joined['heard'] = [];
  const channel = client.channel(name, { config: { private: isPrivate, broadcast: { ack: true } } });
  channel.on('broadcast', { event: '*' }, ({ event, payload }) => heard.push({ event, payload }));
  return new Promise((resolve) => {
    channel.subscribe((status, error) => resolve({ status, error, channel, heard }));
  });
}

const tell = (name: string, event: string, payload: Record<string, unknown>): Promise<void> =>
  web.platform.db.transaction((transaction) => broadcast(transaction, name, event, payload));

async function until(condition: () => boolean, what: string): Promise<void> {
  for (const end = Date.now() + 5000; !condition(); ) {
    assert.ok(Date.now() < end, `${what} did not come about`);
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
}

test('the public client library hears its member’s channel in every process', async () => {
  const here = await join(clientOf(mio), `user-channel:${mio.id}`);
  const there = await join(clientOf(mio, second.url), `user-channel:${mio.id}`, true);
  assert.deepEqual([here.status, there.status], ['SUBSCRIBED', 'SUBSCRIBED']);
  await tell(`user-channel:${mio.id}`, 'greeting', { text: 'moon' });
  await until(() => here.heard.length > 0 && there.heard.length > 0, 'the greeting');
  assert.deepEqual(here.heard, [{ event: 'greeting', payload: { text: 'moon' } }]);
  assert.deepEqual(there.heard, here.heard);
});

test('anybody at a video hears in every process that its comments changed, and no words of them', async () => {
  const video = await buildVideo(web.platform);
  const { status, heard } = await join(clientOf(null, second.url), `video-comments:${video.id}`);
  assert.equal(status, 'SUBSCRIBED');
  const response = await ask(
    'create_comment',
    { p_video_id: video.id, p_content: 'A word under a lantern' },
    mio,
  );
  await until(() => heard.length > 0, 'the change');
  assert.deepEqual(heard, [
    { event: 'comments-changed', payload: { comment_id: response.body.id, parent_id: null } },
  ]);
  assert.equal((await join(clientOf(null), 'video-comments:everything')).status, 'CHANNEL_ERROR');
});

test('what a transaction says that is undone is never heard', async () => {
  const { heard } = await join(clientOf(mio), `user-channel:${mio.id}`);
  await assert.rejects(
    web.platform.db.transaction(async (transaction) => {
      await broadcast(transaction, `user-channel:${mio.id}`, 'undone', {});
      throw new Error('changed my mind');
    }),
    /changed my mind/,
  );
  await tell(`user-channel:${mio.id}`, 'done', {});
  await until(() => heard.length > 0, 'the word');
  assert.deepEqual(
    heard.map(({ event }) => event),
    ['done'],
  );
});

test('a channel of somebody else is refused by its name, private or not, to members and visitors', async () => {
  for (const isPrivate of [false, true]) {
    for (const client of [clientOf(mio), clientOf(null)]) {
      const { status, error, heard } = await join(client, `user-channel:${ren.id}`, isPrivate);
      assert.equal(status, 'CHANNEL_ERROR');
      assert.match(String(error?.message), /may not listen/);
      await tell(`user-channel:${ren.id}`, 'secret', {});
      await tell(`user-channel:${mio.id}`, 'other', {});
      await new Promise((resolve) => setTimeout(resolve, 50));
      assert.deepEqual(heard, []);
    }
  }
});

test('a name that nothing is said under is refused, and so is a token of nobody', async () => {
  const nothing = await join(clientOf(mio), 'anything');
  assert.equal(nothing.status, 'CHANNEL_ERROR');
  assert.match(String(nothing.error?.message), /nothing to listen to/);
  const nobody = await join(clientOf({ token: 'nobody.s.token' }), `user-channel:${mio.id}`);
  assert.equal(nobody.status, 'CHANNEL_ERROR');
  assert.match(String(nobody.error?.message), /session has ended/);
});

test('rows of tables that are not for listening are refused by name', async () => {
  for (const table of ['accounts', 'sessions', 'profiles', 'nonsense']) {
    const channel = clientOf(mio).channel(`rows of ${table}`);
    channel.on('postgres_changes', { event: '*', schema: 'public', table }, () => assert.fail());
    const words = await new Promise((resolve) =>
      channel.subscribe((status, error) => resolve(`${status} ${error?.message}`)),
    );
    assert.match(String(words), /^CHANNEL_ERROR Changes of "\w+" are told to nobody/);
  }
});

test('only the server speaks on a member’s channel', async () => {
  const { channel, heard } = await join(clientOf(mio), `user-channel:${mio.id}`);
  const other = await join(clientOf(mio, second.url), `user-channel:${mio.id}`);
  const payload = { revoked_session_id: mio.sessionId };
  assert.equal(await channel.send({ type: 'broadcast', event: 'session-revoked', payload }), 'error');
  await tell(`user-channel:${mio.id}`, 'after', {});
  await until(() => heard.length > 0 && other.heard.length > 0, 'the word after');
  for (const { event } of [...heard, ...other.heard]) assert.equal(event, 'after');
});

test('a session that ends is named on its member’s channel, and its connections end, in every process', async () => {
  const ending = await openTestSession(web.platform, mio.id);
  const [gone, stored] = [clientOf(ending, second.url), clientOf(mio)];
  const over = await join(gone, `user-channel:${mio.id}`);
  const other = await join(stored, `user-channel:${mio.id}`);
  let closed = false;
  (
    gone.realtime as unknown as { socketAdapter: { onClose(callback: () => void): void } }
  ).socketAdapter.onClose(() => {
    closed = true;
  });
  const start = Date.now();
  await web.platform.db.transaction((transaction) =>
    endSessions(transaction, web.platform, mio.id, { only: ending.sessionId }),
  );
  await until(() => closed && other.heard.length > 0, 'the end of the session');
  assert.ok(Date.now() - start < 1000);
  const word = { event: 'session-revoked', payload: { revoked_session_id: ending.sessionId } };
  assert.deepEqual(over.heard, [word]);
  assert.deepEqual(other.heard, [word]);
  assert.ok(stored.realtime.isConnected());
  await gone.realtime.disconnect();
  const again = await join(clientOf(ending), `user-channel:${mio.id}`);
  assert.equal(again.status, 'CHANNEL_ERROR');
});

/** A connection on the bare wire, with what it has received. */
async function bare(url: string, options: object = {}) {
  const socket = new WsClient(
    `${url.replace('http', 'ws')}/realtime/v1/websocket?apikey=anon&vsn=2.0.0`,
    options,
  );
  const frames: [string | null, string | null, string, string, Record<string, never>][] = [];
  socket.on('message', (data) => frames.push(JSON.parse(String(data))));
  const closed = new Promise<{ code: number; reason: string }>((resolve) =>
    socket.on('close', (code, reason) => resolve({ code, reason: String(reason) })),
  );
  await new Promise((resolve, reject) => socket.once('open', resolve).once('error', reject));
  return { socket, frames, closed, send: (...frame: unknown[]) => socket.send(JSON.stringify(frame)) };
}

test('a browser’s cookie says whose connection it is, and a page of another site is refused', async () => {
  const mine = await bare(first, { headers: { cookie: mio.cookie, origin: first } });
  mine.send('1', '1', `realtime:user-channel:${mio.id}`, 'phx_join', {});
  await until(() => mine.frames.length > 0, 'the reply');
  assert.deepEqual(mine.frames[0]?.[4], { status: 'ok', response: { postgres_changes: [] } });
  mine.socket.close();
  await assert.rejects(
    bare(first, { headers: { cookie: mio.cookie, origin: 'https://elsewhere.example' } }),
    /403/,
  );
});

test('the heartbeat is answered, and a plain request is refused with a clear message', async () => {
  const { frames, send, socket } = await bare(first);
  send(null, '7', 'phoenix', 'heartbeat', {});
  await until(() => frames.length > 0, 'the reply');
  assert.deepEqual(frames, [[null, '7', 'phoenix', 'phx_reply', { status: 'ok', response: {} }]]);
  socket.close();
  const response = await fetch(`${first}/realtime/v1/websocket`);
  assert.equal(response.status, 400);
});

test('a client’s messages are handled at most ten in a second, and a flood ends the connection', async () => {
  const { frames, send, socket, closed } = await bare(first);
  const start = Date.now();
  for (let ref = 0; ref < 25; ref++) send('1', String(ref), 'realtime:x', 'broadcast', {});
  await until(() => frames.length === 25, 'every reply');
  assert.ok(Date.now() - start >= 1990, 'twenty-five messages take two seconds');
  assert.deepEqual(
    frames.map(([, ref]) => Number(ref)),
    [...Array(25).keys()],
  );
  for (let ref = 0; ref < 300; ref++) send('1', String(ref), 'realtime:x', 'broadcast', {});
  assert.deepEqual(await closed, { code: 1008, reason: 'Too many messages.' });
  socket.terminate();
  const nonsense = await bare(first);
  nonsense.socket.send('nonsense');
  assert.equal((await nonsense.closed).code, 1008);
});

test('who was connected while changes could not be heard is asked to come again', async () => {
  const { closed } = await bare(second.url);
  await web.platform.db.query(
    `select pg_terminate_backend(pid) from pg_stat_activity
     where application_name = 'tsukimi-listen' and datname = current_database()`,
  );
  assert.equal((await closed).code, 1012);
  await until(() => second.listener.connected && web.listener.connected, 'hearing again');
  const { status, heard } = await join(clientOf(mio, second.url), `user-channel:${mio.id}`);
  assert.equal(status, 'SUBSCRIBED');
  await tell(`user-channel:${mio.id}`, 'again', {});
  await until(() => heard.length > 0, 'the word');
});

test('a process that closes says farewell to its clients', async () => {
  const third = await web.another();
  const { closed } = await bare(third.url);
  await third.close();
  assert.equal((await closed).code, 1001);
});

test('a client has so many connections and no more', async () => {
  const small = await testWeb({ env: { SOCKETS_PER_CLIENT: '2', RATE_LIMIT_FACTOR: '1' } });
  const address = `${(await small.url()).replace('http', 'ws')}/realtime/v1/websocket`;
  const open = () =>
    new Promise<number>((resolve, reject) => {
      const socket = new WsClient(address);
      after(() => socket.terminate());
      socket.on('open', () => resolve(101));
      socket.on('unexpected-response', (_request, { statusCode }) => resolve(statusCode ?? 0));
      socket.on('error', reject);
    });
  assert.deepEqual([await open(), await open(), await open()], [101, 101, 429]);
});

test('whoever is refused something to listen to is in the security log, without a name', async () => {
  await disconnectAll();
  const lines: { kind: string; outcome: string }[] = [];
  const { log } = web.platform;
  const info = log.info;
  log.info = ((line: { event?: string; kind: string; outcome: string }) => {
    if (line.event === 'security') lines.push(line);
  }) as typeof log.info;
  for (const member of [null, ren]) {
    const { status } = await join(clientOf(member), `user-channel:${mio.id}`);
    assert.equal(status, 'CHANNEL_ERROR');
    await disconnectAll();
  }
  log.info = info;
  assert.deepEqual(
    lines.map(({ kind, outcome }) => `${kind} ${outcome}`),
    ['access sign-in-required', 'access not-allowed'],
  );
  for (const name of [ren.id, mio.id, '127.0.0.1']) assert.ok(!JSON.stringify(lines).includes(name));
});
