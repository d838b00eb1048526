import { Agent, request } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import WebSocket from 'ws';
import type { Listening, SocketsAnswer, SocketsOrder } from './sockets-plan.ts';

// Browsers that are open on the site, and one that writes to them: a process of its own.

const openAtOnce = 20;
const heartbeatEvery = 25_000;
const patience = 10_000;

let latest: Listening[] = [];
/** Heard of a message: its text and in whose browser. */
let heard: (text: string, listener: string) => void = () => {};

/** Opens a connection as a page does, and joins the member's own channel with the messages that come to them. */
function open(port: number, { id, cookie }: Listening): Promise<void> {
  const socket = new WebSocket(`ws://127.0.0.1:${port}/realtime/v1/websocket?vsn=2.0.0`, {
    headers: { cookie },
    perMessageDeflate: false,
  });
  const topic = `realtime:user-channel:${id}`;
  const rows = [{ event: 'INSERT', schema: 'public', table: 'messages' }];
  const say = (frame: unknown[]): void => socket.send(JSON.stringify(frame));
  return new Promise((resolve, reject) => {
    socket.once('open', () => {
      say(['1', '1', topic, 'phx_join', { config: { private: true, postgres_changes: rows } }]);
      setInterval(() => say([null, '2', 'phoenix', 'heartbeat', {}]), heartbeatEvery);
    });
    socket.on('message', (data) => {
      const [, ref, , event, payload] = JSON.parse(String(data));
      if (event === 'phx_reply' && ref === '1') {
        if (payload.status === 'ok') resolve();
        else reject(new Error(`a join was refused: ${JSON.stringify(payload)}`));
      } else if (event === 'postgres_changes') heard(payload.data.record.content, id);
    });
    socket.once('error', reject);
    socket.once('close', (code) => {
      reject(new Error(`a connection was closed with ${code}`));
      process.send?.({ type: 'failed', message: `a connection was closed with ${code}` });
    });
  });
}

async function openAll(port: number, listeners: Listening[]): Promise<void> {
  latest = listeners;
  for (let i = 0; i < listeners.length; i += openAtOnce)
    await Promise.all(listeners.slice(i, i + openAtOnce).map((listener) => open(port, listener)));
}

async function write(order: Extract<SocketsOrder, { type: 'write' }>): Promise<SocketsAnswer> {
  const agent = new Agent({ keepAlive: true, maxSockets: 32 });
  const waiting = new Map<string, { at: number; to: string }>();
  const latencies: number[] = [];
  let doubled = 0;
  let strays = 0;
  let failure: string | null = null;
  const run = `${Date.now()}`;
  heard = (text, listener) => {
    const one = waiting.get(text);
    if (!text.startsWith(run)) return;
    if (!one) doubled++;
    else if (one.to !== listener) strays++;
    else {
      latencies.push(performance.now() - one.at);
      waiting.delete(text);
    }
  };
  const send = (text: string, conversation: string): void => {
    const headers = { cookie: order.cookie, origin: order.origin, 'content-type': 'application/json' };
    const path = '/rest/v1/rpc/send_message';
    const asked = request({ host: '127.0.0.1', port: order.port, path, method: 'POST', headers, agent });
    asked.once('response', (response) => {
      response.resume();
      if (response.statusCode !== 200) failure ??= `a message was answered ${response.statusCode}`;
    });
    asked.once('error', ({ message }) => {
      failure ??= message;
    });
    asked.end(JSON.stringify({ p_conversation_id: conversation, p_content: text }));
  };
  const startedAt = performance.now();
  for (let i = 0; i < order.count; i++) {
    // On schedule, whether or not the earlier ones have arrived.
    const at = startedAt + i * order.every;
    await sleep(Math.max(0, at - performance.now()));
    const to = latest[(i * 7919) % latest.length]!;
    const text = `${run} ${i}`;
    waiting.set(text, { at, to: to.id });
    send(text, to.conversation);
  }
  const end = performance.now() + patience;
  while (waiting.size > 0 && performance.now() < end) await sleep(20);
  agent.destroy();
  if (failure !== null) throw new Error(failure);
  return { type: 'written', latencies, missing: waiting.size, doubled, strays };
}

async function follow(order: SocketsOrder): Promise<SocketsAnswer> {
  if (order.type === 'write') return write(order);
  await openAll(order.port, order.listeners);
  return { type: 'opened' };
}

process.on('message', (order: SocketsOrder) => {
  follow(order).then(
    (answer) => process.send?.(answer),
    (error: Error) => process.send?.({ type: 'failed', message: error.message }),
  );
});
process.once('disconnect', () => process.exit(0));
