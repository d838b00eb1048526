import assert from 'node:assert/strict';
import { EventEmitter } from 'node:events';
import { beforeEach, type TestContext, test } from 'node:test';
import type { WebSocket } from 'ws';
import { limits } from '#contract/limits.ts';
import type { Viewer } from '../context.ts';
import type { Log } from '../log.ts';
import { Realtime } from './realtime.ts';

const seconds = 1_000;
const minutes = 60 * seconds;
const hours = 60 * minutes;
const member = { userId: 'm1', sessionId: 's1', role: 'member' } as Viewer;
const log = { error: assert.fail } as unknown as Log;

/** The server's end of a connection whose other end is the test. */
class Socket extends EventEmitter {
  readonly OPEN = 1;
  readyState = 1;
  bufferedAmount = 0;
  said: [joinRef: string | null, ref: string | null, topic: string, event: string, payload: unknown][] = [];
  farewell: { code: number; reason: string } | null = null;
  isCut = false;
  send(text: string): void {
    this.said.push(JSON.parse(text));
  }
  close(code: number, reason: string): void {
    this.readyState = 2;
    this.farewell = { code, reason };
  }
  terminate(): void {
    if (this.readyState !== 3) {
      this.readyState = 3;
      this.isCut = this.farewell === null;
      this.emit('close');
    }
  }
  hear(event: string, payload: object = {}, topic = 'realtime:news'): void {
    this.emit('message', Buffer.from(JSON.stringify(['1', '2', topic, event, payload])), false);
  }
  beat(): void {
    this.hear('heartbeat', {}, 'phoenix');
  }
  events = (): string[] => this.said.map(([, , , event]) => event);
}

/** A token that nobody issued: the test says who it belongs to; its expiry is read from it. */
const token = (endsAt: number): string =>
  `a.${Buffer.from(JSON.stringify({ exp: endsAt / 1000 })).toString('base64url')}.c`;

/** Lets everything that waits for an answer continue. */
const settled = async (): Promise<void> => {
  for (let i = 0; i < 20; i++) await Promise.resolve();
};

let realtime: Realtime;
let bearers: (string | null)[];
function begin(t: TestContext): void {
  t.mock.timers.enable({ apis: ['setInterval', 'setTimeout', 'Date'], now: Date.UTC(2026, 10, 21) });
  realtime = new Realtime({
    config: { anonKey: 'anon' },
    log,
    listener: null,
    byBearer: (text) => {
      bearers.push(text);
      return text === 'nobody' ? null : member;
    },
    rules: [{ prefix: 'news', mayJoin: () => true }],
    sources: [],
  });
  t.after(() => realtime.close());
}
beforeEach(() => {
  bearers = [];
});

test('who was on the way in when the process began to close is sent away like the others', (t) => {
  begin(t);
  realtime.close();
  assert.deepEqual(connect().farewell, { code: 1001, reason: 'The server is going away.' });
});

function connect(allows: (limit: 'join' | 'frame') => boolean = () => true): Socket {
  const socket = new Socket();
  realtime.accept(socket as unknown as WebSocket, {
    ...{ viewer: member, apiKey: null, version: '2.0.0' as const, allows },
    noteRefusal: () => {},
  });
  return socket;
}
async function join(socket: Socket, payload: object = {}): Promise<void> {
  socket.hear('phx_join', payload);
  await settled();
  const reply = { status: 'ok', response: { postgres_changes: [] } };
  assert.deepEqual(socket.said.at(-1)?.slice(3), ['phx_reply', reply]);
  socket.said = [];
}
/** Lets time pass while the client sends heartbeats. */
function pass(t: TestContext, milliseconds: number, ...sockets: Socket[]): void {
  for (let left = milliseconds; left > 0; left -= 5 * seconds) {
    t.mock.timers.tick(Math.min(left, 5 * seconds));
    for (const socket of sockets) socket.beat();
  }
}

test('a channel ends when its token runs out, within five seconds and with words; one of the connection’s own goes on', async (t) => {
  begin(t);
  const [byToken, byCookie] = [connect(), connect()];
  await join(byToken, { access_token: token(Date.now() + 10 * minutes) });
  await join(byCookie);
  pass(t, 10 * minutes, byToken, byCookie);
  realtime.tell('news', 'first', {});
  assert.ok(byToken.events().includes('broadcast'));
  byToken.said = [];
  byCookie.said = [];

  pass(t, 5 * seconds, byToken, byCookie);
  const ended = byToken.said.find(([, , , event]) => event === 'system')?.[4];
  assert.deepEqual(ended, {
    channel: 'news',
    extension: 'system',
    message: 'The access token has expired.',
    status: 'error',
  });
  assert.ok(byToken.events().includes('phx_error'));
  realtime.tell('news', 'second', {});
  assert.ok(!byToken.events().includes('broadcast'));
  assert.ok(byCookie.events().includes('broadcast'));
  assert.equal(byToken.farewell, null);

  byToken.said = [];
  await join(byToken, { access_token: token(Date.now() + 10 * minutes) });
  realtime.tell('news', 'third', {});
  assert.deepEqual(byToken.events(), ['broadcast']);
});

test('a new token in time keeps the channel, and one that is nobody’s ends it at once', async (t) => {
  begin(t);
  const socket = connect();
  await join(socket, { access_token: token(Date.now() + 10 * minutes) });
  pass(t, 9 * minutes, socket);
  socket.hear('access_token', { access_token: token(Date.now() + 10 * minutes) });
  await settled();
  pass(t, 9 * minutes, socket);
  assert.ok(!socket.events().includes('phx_error'));
  realtime.tell('news', 'still', {});
  assert.ok(socket.events().includes('broadcast'));

  socket.hear('access_token', { access_token: 'nobody' });
  await settled();
  assert.ok(socket.events().includes('phx_error'));
  assert.equal(bearers.length, 3);
});

test('a client without a word for two and a half heartbeats is cut off, and one that beats is not', async (t) => {
  begin(t);
  const [silent, alive] = [connect(), connect()];
  for (let beats = 0; beats < 3; beats++) {
    t.mock.timers.tick(limits.heartbeatSeconds * seconds);
    alive.beat();
    if (beats === 0) silent.beat();
  }
  // Its last message was 50 seconds ago.
  assert.ok(!silent.isCut);
  t.mock.timers.tick(20 * seconds);
  assert.ok(silent.isCut);
  assert.ok(!alive.isCut);
  assert.equal(realtime.clients.size, 1);
});

test('after twelve hours a client is asked to connect again, and cut off when it does not answer', async (t) => {
  begin(t);
  const socket = connect();
  await join(socket);
  pass(t, 12 * hours, socket);
  assert.equal(socket.farewell, null);
  pass(t, 5 * seconds, socket);
  assert.deepEqual(socket.farewell, { code: 1012, reason: 'Please connect again.' });
  t.mock.timers.tick(1 * seconds);
  assert.equal(realtime.clients.size, 0);
  realtime.tell('news', 'too late', {});
  assert.ok(!socket.events().includes('broadcast'));
});

test('who connects with a session that has just ended is sent away at once', (t) => {
  begin(t);
  realtime.endSessions(['s1']);
  assert.deepEqual(connect().farewell, {
    code: 1008,
    reason: 'Your session has ended. Please log in again.',
  });
  pass(t, 3 * minutes);
  assert.equal(connect().farewell, null);
});

test('joins and messages are counted against what all connections of a client share', async (t) => {
  begin(t);
  const counted: string[] = [];
  const socket = connect((limit) => {
    counted.push(limit);
    return counted.filter((one) => one === limit).length <= (limit === 'join' ? 1 : 4);
  });
  await join(socket);
  socket.hear('phx_join', {});
  await settled();
  assert.deepEqual(socket.said.at(-1)?.[4], {
    status: 'error',
    response: { reason: 'Too many topics were joined. Please try again in a minute.' },
  });
  socket.beat();
  socket.hear('nothing', {});
  assert.equal(socket.farewell, null);
  socket.hear('nothing', {});
  assert.deepEqual(socket.farewell, { code: 1008, reason: 'Too many messages.' });
  assert.deepEqual(counted, ['frame', 'join', 'frame', 'join', 'frame', 'frame', 'frame']);
});
