import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { RealtimeConnection } from './realtime-connection.ts';

type Frame = [string | null, string | null, string, string, unknown];

/** A socket whose other end is the test. */
class FakeSocket {
  static readonly OPEN = 1;
  static all: FakeSocket[] = [];
  readyState = 0;
  sent: Frame[] = [];
  closed = false;
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: ((event: { code: number; reason: string }) => void) | null = null;
  readonly url: string;
  constructor(url: string) {
    this.url = url;
    FakeSocket.all.push(this);
  }
  send(text: string): void {
    this.sent.push(JSON.parse(text) as Frame);
  }
  close(): void {
    this.closed = true;
    this.readyState = 3;
  }
  open(): void {
    this.readyState = 1;
    this.onopen?.();
  }
  tell(...frame: Frame): void {
    this.onmessage?.({ data: JSON.stringify(frame) });
  }
  /** Answers the last join. */
  accept(): void {
    const [joinRef, ref, topic] = this.sent.findLast((frame) => frame[3] === 'phx_join') as Frame;
    this.tell(joinRef, ref, topic, 'phx_reply', { status: 'ok', response: { postgres_changes: [] } });
  }
  lose(code = 1006, reason = ''): void {
    this.readyState = 3;
    this.onclose?.({ code, reason });
  }
}
const last = () => FakeSocket.all.at(-1) as FakeSocket;

beforeEach(() => {
  FakeSocket.all = [];
  vi.useFakeTimers();
  vi.stubGlobal('WebSocket', FakeSocket);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function start() {
  const told: string[] = [];
  const connection = new RealtimeConnection('ws://t.example/realtime');
  const leave = connection.join('chat', {
    rows: { table: 'messages', filter: 'id=eq.1' },
    onRow: (row) => told.push(`row ${JSON.stringify(row)}`),
    onBroadcast: (event, payload) => told.push(`${event} ${JSON.stringify(payload)}`),
    onJoined: () => told.push('joined'),
    onLost: (reason) => told.push(`lost: ${reason}`),
    onRefused: () => told.push('refused'),
  });
  return { told, connection, leave };
}

test('a channel is joined as the wire has it, and hears rows and broadcasts of its own join alone', () => {
  const { told, connection } = start();
  last().open();
  const change = { event: 'INSERT', schema: 'public', table: 'messages', filter: 'id=eq.1' };
  expect(last().sent).toEqual([
    [
      '1',
      '1',
      'realtime:chat',
      'phx_join',
      { config: expect.objectContaining({ postgres_changes: [change] }) },
    ],
  ]);
  last().accept();
  last().tell('1', null, 'realtime:chat', 'postgres_changes', { ids: [1], data: { record: { id: 1 } } });
  last().tell('1', null, 'realtime:chat', 'broadcast', { type: 'broadcast', event: 'e', payload: { a: 1 } });
  last().tell('0', null, 'realtime:chat', 'broadcast', { event: 'of an older join', payload: {} });
  last().tell('1', null, 'realtime:other', 'broadcast', { event: 'elsewhere', payload: {} });
  expect(told).toEqual(['joined', 'row {"id":1}', 'e {"a":1}']);
  connection.close();
});

test('a lost connection is said, and made again after 1, 2, 5 and then every 10 seconds', () => {
  const { told, connection } = start();
  last().open();
  last().accept();
  last().lose(1012, 'Please connect again.');
  expect(told).toEqual(['joined', 'lost: Please connect again.']);
  const waits: number[] = [];
  for (let i = 0; i < 5; i++) {
    const before = FakeSocket.all.length;
    let waited = 0;
    for (; FakeSocket.all.length === before; waited += 250) vi.advanceTimersByTime(250);
    waits.push(waited);
    last().lose();
  }
  [1, 2, 5, 10, 10].forEach((seconds, i) => {
    expect(Math.abs((waits[i] as number) / 1000 - seconds)).toBeLessThanOrEqual(seconds / 4 + 0.25);
  });
  vi.advanceTimersByTime(15_000);
  last().open();
  last().accept();
  expect(told.at(-1)).toBe('joined');
  connection.close();
});

test('a server that does not answer its heartbeat is left', () => {
  const { told, connection } = start();
  last().open();
  last().accept();
  vi.advanceTimersByTime(25_000);
  const beat = last().sent.at(-1) as Frame;
  expect(beat.slice(2, 4)).toEqual(['phoenix', 'heartbeat']);
  last().tell(null, beat[1], 'phoenix', 'phx_reply', { status: 'ok', response: {} });
  vi.advanceTimersByTime(50_000);
  expect(told.at(-1)).toBe('lost: Our server isn’t answering.');
  expect(FakeSocket.all[0]?.closed).toBe(true);
  connection.close();
});

test('a refused channel says why and asks again later; a session that is over is not knocked for again', () => {
  const { told, connection } = start();
  last().open();
  last().tell('1', '1', 'realtime:chat', 'phx_reply', {
    status: 'error',
    response: { reason: 'Not yours.' },
  });
  expect(told).toEqual(['lost: Not yours.', 'refused']);
  vi.advanceTimersByTime(10_000);
  last().accept();
  expect(told.at(-1)).toBe('joined');
  last().lose(1008, 'Your session has ended.');
  expect(told.slice(-2)).toEqual(['lost: Your session has ended.', 'refused']);
  vi.advanceTimersByTime(600_000);
  expect(FakeSocket.all).toHaveLength(1);
  connection.close();
});

test('who leaves is told to the server, and a connection that nobody needs is closed', () => {
  const { leave, connection } = start();
  last().open();
  last().accept();
  leave();
  expect(last().sent.at(-1)?.[3]).toBe('phx_leave');
  vi.advanceTimersByTime(6_000);
  expect(last().closed).toBe(true);
  connection.join('again', {});
  expect(FakeSocket.all).toHaveLength(2);
  connection.close();
});

test('a browser that is online again does not wait', () => {
  const { connection } = start();
  last().open();
  last().lose();
  dispatchEvent(new Event('online'));
  expect(FakeSocket.all).toHaveLength(2);
  connection.close();
});
