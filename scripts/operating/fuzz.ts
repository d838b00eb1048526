import { once } from 'node:events';
import http from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { WebSocket } from 'ws';
import { freePort } from '../../server/src/platform/db/embedded-postgres.ts';
import { type BadRequest, badRequest, operationsOf } from './fuzz/bad-requests.ts';
import { Draw } from './fuzz/draw.ts';
import { rawRequests, realtimeWords } from './fuzz/manners.ts';
import { collectedMemory, tellsMemory, toldMemory } from './fuzz/told-memory.ts';
import { conduct, say } from './processes.ts';

// Sends a site of its own requests that nobody should send, made from its OpenAPI document and by hand, and looks for answers
// of 5xx, for a process that died, for answers that take more than a second, and for memory that grows.
// node scripts/operating/fuzz.ts [requests] [seed] [first]
const requests = Number(process.argv[2] ?? 100_000);
const seed = Number(process.argv[3] ?? Math.floor(Math.random() * 2 ** 31));
/** The place of the first: a long run may be made in pieces, and one request by itself. */
const first = Number(process.argv[4] ?? 0);

const connections = 6;
/** Milliseconds that an answer may take; one that took longer is asked for again, alone, before it counts. */
const longest = 1000;
/** Bytes by which memory may be larger at the end than after a fifth of the requests: what is cached is bounded. */
const mostGrowth = 48 * 2 ** 20;
/** The same of all that the process holds, its unused pages too. */
const mostHeld = 1.3;
const password = 'a-lantern-over-the-bay-9';
const admin = { email: 'operator@example.test', password };

interface Answer {
  status: number;
  milliseconds: number;
}
const faults: string[] = [];
let senders = 0;
const byStatus = new Map<number, number>();
const slow: number[] = [];

const agent = new http.Agent({ keepAlive: true, maxSockets: connections });

function send(port: number, { method, path: place, headers, body }: BadRequest, token: string | null) {
  const answer = Promise.withResolvers<Answer>();
  const began = performance.now();
  const end = (status: number): void => answer.resolve({ status, milliseconds: performance.now() - began });
  const all = {
    ...(token === null ? {} : { authorization: `Bearer ${token}` }),
    ...headers,
    ...(body === null ? {} : { 'content-length': String(body.length) }),
  };
  try {
    const request = http.request(
      { host: '127.0.0.1', port, path: place, method, agent, headers: all, timeout: 20_000 },
      (response) => {
        response.resume();
        response.once('close', () => end(response.statusCode ?? 0));
      },
    );
    request.once('upgrade', (_response, socket) => {
      socket.destroy();
      end(101);
    });
    request.once('timeout', () => request.destroy(new Error('timeout')));
    // Refused before it was read: the connection is closed. 0: no answer at all.
    request.once('error', ({ message }) => end(message === 'timeout' ? 599 : 0));
    request.end(body ?? undefined);
  } catch {
    // Node sends no such line or header itself.
    end(1);
  }
  return answer.promise;
}

/** Writes bytes to a socket, and reads what is answered until it is closed or half a second is over. */
function sendRaw(port: number, bytes: string): Promise<Answer> {
  const answer = Promise.withResolvers<Answer>();
  const began = performance.now();
  let text = '';
  const socket = connect(port, '127.0.0.1', () => socket.write(Buffer.from(bytes, 'latin1')));
  const end = (): void => {
    const status = Number(/^HTTP\/1\.1 (\d{3})/.exec(text)?.[1] ?? 0);
    answer.resolve({ status, milliseconds: text === '' ? 0 : performance.now() - began });
    socket.destroy();
  };
  socket.on('data', (data) => {
    text += data.toString('latin1');
    if (text.includes('\r\n\r\n')) end();
  });
  socket.once('error', end).once('close', end).setTimeout(500, end);
  return answer.promise;
}

/** Says nonsense on a realtime connection; it is refused or closed, and the process goes on. */
async function talk(port: number, draw: Draw): Promise<Answer> {
  const began = performance.now();
  const socket = new WebSocket(`ws://127.0.0.1:${port}/realtime/v1/websocket?apikey=anon&vsn=1.0.0`);
  const over = Promise.withResolvers<void>();
  socket.once('error', () => over.resolve()).once('close', () => over.resolve());
  socket.once('open', () => {
    for (let words = draw.below(8); words >= 0; words--) {
      const word = draw.of(realtimeWords);
      socket.send(draw.is(0.2) ? Buffer.from(word, 'latin1') : word, { compress: false });
    }
    if (draw.is(0.3)) socket.ping(Buffer.alloc(draw.of([0, 125])));
    setTimeout(() => (draw.is(0.5) ? socket.terminate() : socket.close()), 20);
  });
  await Promise.race([over.promise, sleep(2000)]);
  socket.terminate();
  return { status: 101, milliseconds: Math.min(longest, performance.now() - began) };
}

async function post(port: number, place: string, body: object, token?: string) {
  const response = await fetch(`http://127.0.0.1:${port}${place}`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      apikey: 'anon',
      // Who guesses at passwords has to wait, and so would whoever shares an address with them.
      'x-forwarded-for': `198.51.100.${(++senders % 250) + 1}`,
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
    },
    body: JSON.stringify(body),
  });
  return (await response.json()) as { access_token?: string; session?: { access_token: string } };
}

/** A service of somebody else that knows no key. */
async function refusing(): Promise<string> {
  const server = http.createServer((request, response) => {
    request.resume();
    response.writeHead(401, { 'content-type': 'application/json' }).end('{"Message":"Unauthorized"}');
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  server.unref();
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

/** Sessions of a member, a new one each time, and of the admin. */
async function sessions(port: number, place: number) {
  const email = `member-${place}@example.test`;
  const data = { username: `member_${place}`, birth_date: '1990-01-01' };
  const made = await post(port, '/auth/v1/signup', { email, password, data });
  const signed = await post(port, '/auth/v1/token?grant_type=password', admin);
  if (signed.access_token === undefined) say(`the admin cannot log in: ${JSON.stringify(signed)}`);
  const jobs = await post(port, '/rest/v1/rpc/list_jobs', {}, signed.access_token);
  if (!('items' in jobs)) say(`the admin is none: ${JSON.stringify(jobs)}`);
  return {
    nobody: null,
    member: made.access_token ?? made.session?.access_token ?? null,
    admin: signed.access_token ?? null,
  };
}

await conduct('fuzz', async (trial) => {
  say(`${requests} requests from number ${first} on, seed ${seed}`);
  const port = await freePort();
  await trial.startSite(port, {
    ...tellsMemory(trial.folder),
    ...{ ADMIN_EMAIL: admin.email, ADMIN_PASSWORD: admin.password, SIGNUP_VERIFICATION: 'after' },
    TRUST_PROXY: '127.0.0.1',
    // Refuses all that it is asked: a service that is away is answered 503, and that is no fault.
    HOSTED_LIBRARY_API: await refusing(),
    ...{ DEMO: process.env.DEMO ?? '0', LOG_LEVEL: 'error' },
  });
  const { pid } = toldMemory(trial.folder);
  const memory = () => collectedMemory(trial.folder);
  const document = await (await fetch(`http://127.0.0.1:${port}/docs/api/openapi.json`)).json();
  const operations = operationsOf(document as never);
  let held = await sessions(port, first);
  say(
    `${operations.length} operations; sessions: ${Object.entries(held)
      .map(([who, token]) => `${who} ${token === null ? 'without' : 'with'}`)
      .join(', ')}`,
  );

  const ask = (place: number): Promise<Answer> => {
    const draw = new Draw(seed, place);
    if (draw.is(0.02)) return sendRaw(port, draw.of(rawRequests));
    if (draw.is(0.02)) return talk(port, draw);
    const request = badRequest(operations, draw);
    return send(port, request, held[request.as]);
  };
  const tell = (place: number, words: string): void => {
    const draw = new Draw(seed, place);
    const isRaw = draw.is(0.02);
    const isTalk = !isRaw && draw.is(0.02);
    const request = isRaw || isTalk ? null : badRequest(operations, draw);
    const line = `${place}: ${words} ${request === null ? (isRaw ? 'a raw request' : 'a realtime connection') : `${request.method} ${request.path.slice(0, 200)} as ${request.as} ${JSON.stringify(request.headers).slice(0, 300)} ${request.body?.toString('latin1').slice(0, 300) ?? ''}`}`;
    faults.push(line);
    if (faults.length <= 40) say(line);
  };

  let next = first;
  const last = first + requests;
  const suspects: number[] = [];
  const work = async (until: number): Promise<void> => {
    while (next < until && faults.length < 200) {
      const place = next++;
      const { status, milliseconds } = await ask(place);
      byStatus.set(status, (byStatus.get(status) ?? 0) + 1);
      if (status >= 500) tell(place, `answered ${status}`);
      if (milliseconds > longest) suspects.push(place);
      if (place % 5000 === 4999) held = await sessions(port, place);
    }
  };
  const workers = (until: number) => Promise.all(Array.from({ length: connections }, () => work(until)));
  const began = performance.now();
  await workers(first + Math.floor(requests / 5));
  const start = await memory();
  await workers(last);
  const seconds = (performance.now() - began) / 1000;
  const end = await memory();
  // Others work on this machine too: slow is what is slow twice more when it is asked for alone.
  for (const place of suspects.slice(0, 200)) {
    const again = [(await ask(place)).milliseconds, (await ask(place)).milliseconds];
    if (Math.min(...again) > longest) {
      slow.push(place);
      tell(place, `took ${Math.min(...again).toFixed(0)} ms`);
    }
  }
  if (toldMemory(trial.folder).pid !== pid) faults.push('the web process died and was started again');
  const grown = end.heap - start.heap;
  if (grown > mostGrowth) faults.push(`its memory grew by ${(grown / 2 ** 20).toFixed(0)} MB`);
  if (end.rss > start.rss * mostHeld && requests >= 50_000) faults.push('the process holds ever more memory');
  const mb = (bytes: number): string => `${(bytes / 2 ** 20).toFixed(0)} MB`;
  say(
    `answers: ${[...byStatus]
      .sort(([a], [b]) => a - b)
      .map(([status, count]) => `${status}: ${count}`)
      .join(', ')}`,
  );
  say(`${suspects.length} took more than a second beside the others, ${slow.length} of them alone too`);
  say(
    `memory after collection: ${mb(start.rss)} (${mb(start.heap)} used) after a fifth, ${mb(end.rss)} (${mb(end.heap)} used) at the end`,
  );
  say(
    `${((next - first) / seconds).toFixed(0)} requests a second, seed ${seed}: ${faults.length === 0 ? 'nothing is wrong' : `${faults.length} faults`}`,
  );
  return faults.length === 0;
});
