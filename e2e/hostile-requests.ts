import { subscribe } from 'node:diagnostics_channel';
import { type Agent, request as ask, type IncomingMessage } from 'node:http';
import { connect } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { calls } from '#contract/calls.ts';
import { pageQueries } from '#contract/page.ts';

/** Numbers that are the same in every run: what failed once fails again. Mulberry32. */
export function drawFrom(seed: number): <T>(list: readonly T[]) => T {
  let state = seed;
  const next = (): number => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  return (list) => list[Math.floor(next() * list.length)]!;
}

export interface HostileRequest {
  method: string;
  path: string;
  /** Names and values in turn: a name may come twice. */
  headers: string[];
  body: Buffer | null;
}

const hosts = [
  '127.0.0.1',
  'localhost:3000',
  'localhost:99999',
  'localhost:-1',
  '[',
  '[::1]:3000',
  '[::1',
  'a b',
  '',
  'a'.repeat(300),
  'xn--',
  'evil.example',
  '%00',
  'host/path',
  'user@host',
  '..',
  'local host:80',
];
const spoofed = [
  '[',
  'a b',
  '',
  ',',
  'localhost:99999',
  'http://x',
  '%',
  'javascript',
  'https',
  'ftp',
  '::',
  '1.2.3.4, [',
  '"',
];
/** Headers that go with most requests as they are, and broken ones. Each is names and values in turn. */
const manners: readonly (readonly [string, readonly string[]])[] = [
  ['x-forwarded-host', spoofed],
  ['x-forwarded-proto', spoofed],
  ['x-forwarded-for', spoofed],
  ['forwarded', ['for="[', 'host=a b;proto=x', 'for=_hidden, for=unknown']],
  ['authorization', ['Bearer', 'Bearer x', `Bearer ${'a'.repeat(3000)}`, 'Basic ===', 'Bearer eyJ.eyJ.x']],
  [
    'cookie',
    [
      'session=%',
      'session=x; session=y',
      '=;=;',
      `a=${'b'.repeat(3000)}`,
      'age_confirmed=1; layout=%7B',
      '__Host-session=x',
    ],
  ],
  ['accept', ['text/html', '*/*', 'application/vnd.pgrst.object+json', ',;q=', 'application/json;q=NaN']],
  ['accept-encoding', ['gzip', 'br;q=2', '*;q=0', ',,,', 'gzip;q=a']],
  ['range', ['bytes=0-', 'bytes=-1', 'bytes=9-1', 'bytes=a-b', 'items=0-1', `bytes=${'0-1,'.repeat(200)}`]],
  ['if-none-match', ['*', '"x"', 'W/', '"'.repeat(200)]],
  ['if-modified-since', ['never', '0', 'Thu, 99 Foo 2026']],
  ['if-range', ['"x"', 'yesterday']],
  ['origin', ['null', 'http://evil.example', 'http://[', '']],
  ['referer', ['http://[', 'x', `http://a/${'b'.repeat(3000)}`]],
  ['sec-fetch-site', ['cross-site', 'same-origin', 'nonsense']],
  ['prefer', ['count=exact', 'return=representation', 'resolution=merge-duplicates', '===']],
  ['content-encoding', ['gzip', 'identity', 'x']],
  ['transfer-encoding', ['chunked']],
  ['expect', ['100-continue', 'miracles']],
  ['upgrade', ['websocket', 'h2c']],
  ['tus-resumable', ['1.0.0', '0', '']],
  ['upload-length', ['10', '-1', '1e9', '99999999999999999999', 'NaN']],
  ['upload-metadata', ['filename ===', 'a,b,c', 'filename eA==,filename eA==']],
  ['upload-offset', ['0', '-1', 'x']],
  ['apikey', ['anon', '', 'x'.repeat(1000)]],
  ['user-agent', ['', 'x'.repeat(3000), 'Mozilla/5.0 (compatible; Googlebot/2.1)']],
];
const contentTypes = [
  null,
  'application/json',
  'application/x-www-form-urlencoded',
  'multipart/form-data',
  'multipart/form-data; boundary=x',
  'text/plain',
  'application/octet-stream',
  'application/offset+octet-stream',
  'image/png',
  'application/json; charset=utf-7',
  ';',
  'text/html;;;=',
];
const bodies: readonly (Buffer | null)[] = [
  null,
  null,
  '{}',
  '[]',
  'null',
  '"x"',
  '{"p_limit":1e400}',
  '{"__proto__":{"x":1},"p_query":"a","p_page":-1}',
  '{"p_video_id":"00000000-0000-4000-8000-000000000000","p_slug":"x\\u0000"}',
  '{"a":',
  '['.repeat(3000),
  'a=b&a=c&=&%',
  'p_email=a%00b&intent=save&title=%ff',
  '--x\r\nContent-Disposition: form-data; name="a"\r\n\r\nb\r\n--x--\r\n',
  '--x\r\nContent-Disposition: form-data; name="a"; filename="\r\n\r\n',
  'not a form',
  '\u0000\u0001',
  'x'.repeat(20_000),
]
  .map((body) => (body === null ? null : Buffer.from(body)))
  .concat(Buffer.from([0xff, 0xfe, 0x80, 0x7b]));

const values = [
  'x',
  'lantern',
  '1',
  '0',
  '-1',
  '999999999999',
  '00000000-0000-4000-8000-000000000000',
  '%00',
  '%',
  '%ff',
  '%2e%2e',
  '%2F',
  'a'.repeat(300),
  'ünïcode',
  'true',
  '{}',
  'eq.x',
  "'",
  '*',
];
const endings = [
  '',
  '',
  '',
  '/',
  '.data',
  '?',
  '?page=0',
  '?page=-1&page=x',
  '?q=%',
  '?q=%00',
  '?cursor=x',
  '?select=*&order=id',
  '?id=eq.1&or=(',
  '#',
  '?_routes=root',
  '//',
  ';a=b',
];

/** Every address that the site knows, as patterns: routes as they are registered, pages, calls, and some of nobody's. */
export const addressPatterns = (routes: readonly string[]): string[] => [
  ...new Set([
    // One built file stands for all.
    ...routes.filter((route) => !route.startsWith('/assets/')),
    ...routes.filter((route) => route.startsWith('/assets/')).slice(0, 1),
    ...Object.keys(pageQueries),
    ...Object.keys(calls).flatMap((name) => [`/rest/v1/rpc/${name}`, `/functions/v1/${name}`]),
    '/rest/v1/videos',
    '/rest/v1/profiles',
    '/rest/v1/users',
    '/rest/v1/:any',
    '/media/:any/:any',
    `/media/${'k'.repeat(400)}`,
    `/media/${'a/'.repeat(200)}x`,
    '/storage/v1/object/public/:any/:any',
    '/assets/:any',
    '/wp-login.php',
    '/.env',
    '//evil.example',
    '/:any/:any/:any',
  ]),
];

/** Collects the routes of every app made from now on, as they are registered. */
export function collectRoutes(): string[] {
  const routes: string[] = [];
  subscribe('fastify.initialization', (message) => {
    (message as { fastify: FastifyInstance }).fastify.addHook('onRoute', ({ url }) => void routes.push(url));
  });
  return routes;
}

const methods = [
  'GET',
  'GET',
  'GET',
  'HEAD',
  'POST',
  'POST',
  'POST',
  'PUT',
  'PATCH',
  'DELETE',
  'OPTIONS',
  'TRACE',
  'PROPFIND',
];

/** One request after another, of addresses, methods, kinds of content and headers that do not belong together. */
export function* hostileRequests(
  count: number,
  seed: number,
  patterns: readonly string[],
  bearers: readonly string[],
): Generator<HostileRequest> {
  const draw = drawFrom(seed);
  for (let n = 0; n < count; n++) {
    const method = draw(methods);
    const path =
      draw(patterns)
        .replace(/\*$/, ':any')
        .replace(/:\w+/g, () => draw(values)) + draw(endings);
    const headers = ['host', draw([0, 1, 2, 3]) === 0 ? draw(hosts) : 'localhost:3000'];
    if (draw([true, false])) headers.push('authorization', `Bearer ${draw(bearers)}`);
    for (let more = draw([0, 0, 1, 1, 2, 3]); more > 0; more--) {
      const [name, choices] = draw(manners);
      // Sent twice, it is not a request at all.
      if (name !== 'transfer-encoding' || !headers.includes(name)) headers.push(name, draw(choices));
    }
    const contentType = draw(contentTypes);
    const body = method === 'GET' || method === 'HEAD' || method === 'TRACE' ? null : draw(bodies);
    if (contentType !== null && (body !== null || draw([true, false])))
      headers.push('content-type', contentType);
    yield { method, path: path.replaceAll('#', '%23'), headers, body };
  }
}

export interface HostileAnswer {
  /** Null where the connection was closed without an answer. */
  status: number | null;
  text: string;
}

/** Sends what an HTTP library lets through. */
export function send(origin: string, agent: Agent | false, hostile: HostileRequest): Promise<HostileAnswer> {
  const { method, headers, body } = hostile;
  const { hostname, port } = new URL(origin);
  return new Promise((resolve) => {
    const chunked = headers.includes('transfer-encoding');
    const outgoing = ask(
      {
        agent,
        host: hostname,
        port,
        method,
        path: encodeURI(hostile.path).replaceAll('%25', '%'),
        setHost: false,
        headers: [...headers, ...(chunked || body === null ? [] : ['content-length', String(body.length)])],
      } as object,
      (incoming: IncomingMessage) => {
        const parts: Buffer[] = [];
        incoming.on('data', (part: Buffer) => parts.push(part));
        incoming.on('close', () =>
          resolve({ status: incoming.statusCode ?? null, text: Buffer.concat(parts).toString() }),
        );
      },
    );
    outgoing.on('upgrade', (incoming, socket) => {
      socket.destroy();
      resolve({ status: incoming.statusCode ?? null, text: '' });
    });
    outgoing.on('error', () => resolve({ status: null, text: '' }));
    outgoing.setTimeout(15_000, () => outgoing.destroy());
    outgoing.end(body ?? undefined);
  });
}

/** Sends bytes that no library sends. */
export function sendRaw(origin: string, bytes: string): Promise<HostileAnswer> {
  const { hostname, port } = new URL(origin);
  return new Promise((resolve) => {
    const socket = connect(Number(port), hostname, () => socket.end(bytes, 'latin1'));
    let text = '';
    socket.setEncoding('latin1');
    socket.on('data', (part: string) => {
      text += part;
    });
    socket.setTimeout(15_000, () => socket.destroy());
    socket.on('error', () => {});
    socket.on('close', () => {
      const status = /^HTTP\/1\.1 (\d{3})/.exec(text)?.[1];
      resolve({ status: status ? Number(status) : null, text });
    });
  });
}

/** Requests that are broken in their first lines. */
export const rawRequests: readonly string[] = [
  'GET / HTTP/1.1\r\n\r\n',
  'GET / HTTP/1.0\r\n\r\n',
  'POST /login HTTP/1.0\r\nContent-Length: 3\r\nContent-Type: application/x-www-form-urlencoded\r\n\r\na=b',
  'GET / HTTP/1.1\r\nHost: a\r\nHost: b\r\nConnection: close\r\n\r\n',
  'GET http://evil.example/ HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n',
  'GET http://[/ HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n',
  'POST http://[/login HTTP/1.1\r\nHost: [\r\nConnection: close\r\nContent-Length: 0\r\n\r\n',
  'GET * HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n',
  'OPTIONS * HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n',
  'GET /\u0001 HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n',
  'GET /\u00ff\u00fe HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n',
  'GET / HTTP/1.1\r\nHost: local\u00e9host\r\nConnection: close\r\n\r\n',
  'GET / HTTP/1.1\r\nHost: localhost\r\nX-A: \u0000\r\nConnection: close\r\n\r\n',
  `GET /${'a'.repeat(20_000)} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n`,
  'POST /login HTTP/1.1\r\nHost: localhost\r\nContent-Length: -1\r\n\r\n',
  'POST /login HTTP/1.1\r\nHost: localhost\r\nContent-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n',
  'POST /rest/v1/rpc/search_videos HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: chunked\r\nConnection: close\r\n\r\nzz\r\n',
  'BREW /pot HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n',
  'CONNECT evil.example:443 HTTP/1.1\r\nHost: evil.example\r\n\r\n',
  'GET /realtime/v1/websocket HTTP/1.1\r\nHost: [\r\nConnection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: x\r\n\r\n',
  '\u0016\u0003\u0001\u0002\u0000',
];
