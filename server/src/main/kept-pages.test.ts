import assert from 'node:assert/strict';
import { type ClientRequestArgs, get, type IncomingMessage } from 'node:http';
import { test } from 'node:test';
import { gunzipSync } from 'node:zlib';
import Fastify from 'fastify';
import { KeptPage } from '../platform/http/kept-page.ts';
import { keptPageFront, putBefore } from '../platform/http/kept-page-front.ts';
import { pageKey } from '../platform/http/page-answer.ts';
import { PageCache } from '../platform/http/page-cache.ts';
import { RequestCounts } from '../platform/http/request-counts.ts';

const cookie = 'theme=1; age_confirmed=1';
const cache = new PageCache({ maxBytes: 1_000_000, seconds: 60 });
const body = `<script nonce="MARK"></script>${'lantern '.repeat(1000)}<b nonce="MARK">`;
await cache.get(
  pageKey(cookie, '/'),
  async () => new KeptPage(200, [['content-type', 'text/html']], Buffer.from(body), 'MARK'),
);

let budget = Number.POSITIVE_INFINITY;
const askers: string[] = [];
const counts = new RequestCounts();
const app = Fastify();
app.all('/*', async () => 'the long way');
putBefore(
  app.server,
  keptPageFront({
    config: { trustProxy: ['127.0.0.1'], publicUrl: 'https://site.example' } as never,
    cache,
    limiter: {
      allows: (client: string) => {
        askers.push(client);
        return budget-- > 0;
      },
    } as never,
    policy: (nonce) => `script-src 'nonce-${nonce}'`,
    nextId: () => 'request-1',
    counts,
  }),
);
const address = await app.listen({ host: '127.0.0.1', port: 0 });
test.after(() => app.close());

async function ask(
  path: string,
  options: ClientRequestArgs = {},
): Promise<{ answer: IncomingMessage; bytes: Buffer }> {
  const answer = await new Promise<IncomingMessage>((resolve, reject) =>
    get(address + path, options, resolve).on('error', reject),
  );
  const chunks: Buffer[] = [];
  for await (const chunk of answer) chunks.push(chunk as Buffer);
  return { answer, bytes: Buffer.concat(chunks) };
}
const isLongWay = async (path: string, options?: ClientRequestArgs): Promise<boolean> =>
  (await ask(path, options)).bytes.toString() === 'the long way';

test('a kept page is answered before the framework, with a nonce of its own and all security headers', async () => {
  const [one, other] = [await ask('/', { headers: { cookie } }), await ask('/', { headers: { cookie } })];
  const nonceOf = ({ answer }: typeof one): string =>
    /'nonce-([\w-]{22})'/.exec(String(answer.headers['content-security-policy']))?.[1] ?? '';
  assert.notEqual(nonceOf(one), nonceOf(other));
  assert.equal(one.bytes.toString(), body.replaceAll('MARK', nonceOf(one)));
  assert.equal(other.bytes.toString(), body.replaceAll('MARK', nonceOf(other)));
  assert.equal(one.answer.headers['strict-transport-security'], 'max-age=31536000; includeSubDomains');
  assert.equal(one.answer.headers['x-content-type-options'], 'nosniff');
  assert.equal(one.answer.headers['x-request-id'], 'request-1');
  const packed = await ask('/', { headers: { cookie, 'accept-encoding': 'gzip, br' } });
  assert.equal(packed.answer.headers['content-encoding'], 'gzip');
  assert.equal(gunzipSync(packed.bytes).toString(), body.replaceAll('MARK', nonceOf(packed)));
  assert.equal(counts.byClass.get('2xx'), 3);
});

test('other cookies, other methods, credentials and searches go the long way', async () => {
  assert.ok(await isLongWay('/'));
  assert.ok(await isLongWay('/', { headers: { cookie }, method: 'POST' }));
  assert.ok(await isLongWay('/', { headers: { cookie, authorization: 'Bearer anything' } }));
  assert.ok(await isLongWay('/?page=2', { headers: { cookie } }));
});

test('a budget is that of the address behind a trusted proxy, and who has used it up goes the long way', async () => {
  askers.length = 0;
  budget = 1;
  const headers = { cookie, 'x-forwarded-for': '203.0.113.9' };
  assert.ok(!(await isLongWay('/', { headers })));
  assert.ok(await isLongWay('/', { headers }));
  budget = Number.POSITIVE_INFINITY;
  assert.deepEqual(askers, ['203.0.113.9', '203.0.113.9']);
});
