import assert from 'node:assert/strict';
import { Agent } from 'node:http';
import { test } from 'node:test';
import { buildVideo } from '#tests/support/test-catalogue.ts';
import { testWeb } from '#tests/support/test-web.ts';
import {
  addressPatterns,
  collectRoutes,
  hostileRequests,
  rawRequests,
  send,
  sendRaw,
} from './hostile-requests.ts';

const count = Number(process.env.HOSTILE_REQUESTS ?? 20_000);
const seed = Number(process.env.HOSTILE_SEED ?? 20_261_122);

test(`${count} requests that make no sense are all answered, none with an error of ours`, {
  timeout: 230_000,
}, async () => {
  const routes = collectRoutes();
  const web = await testWeb({ pages: 'built', env: { TRUST_PROXY: '127.0.0.1' } });
  const errors: unknown[] = [];
  web.platform.log.error = (...told: unknown[]) => void errors.push(told);
  await buildVideo(web.platform, { title: 'Lantern' });
  const [member, admin] = [
    await web.memberNamed('wanderer'),
    await web.memberNamed('keeper', { role: 'admin' }),
  ];
  const bearers = [member, admin].map(({ bearer }) => bearer.authorization.replace('Bearer ', ''));
  const origin = await web.url();
  const agent = new Agent({ keepAlive: true, maxSockets: 16 });
  const wrong = new Map<string, number>();
  const seen = new Map<number | null, number>();
  let slowest = 0;
  const requests = hostileRequests(count, seed, addressPatterns(routes), bearers);
  const lane = async (): Promise<void> => {
    for (const hostile of requests) {
      const began = performance.now();
      const first = await send(origin, agent, hostile);
      // A reused connection that one request broke takes the later ones down with it.
      const { status, text } = first.status === null ? await send(origin, false, hostile) : first;
      slowest = Math.max(slowest, performance.now() - began);
      seen.set(status, (seen.get(status) ?? 0) + 1);
      if (status !== null && status < 500) continue;
      const told = `${status} ${hostile.method} ${hostile.path.slice(0, 80)} ${JSON.stringify(hostile.headers)
        .replace(/Bearer eyJ[^"]+/, 'Bearer …')
        .slice(0, 300)} ${String(hostile.body).slice(0, 60)}: ${text.slice(0, 100)}`;
      wrong.set(told, (wrong.get(told) ?? 0) + 1);
    }
  };
  await Promise.all(Array.from({ length: 16 }, lane));
  for (const bytes of rawRequests) {
    const { status } = await sendRaw(origin, bytes);
    if (status !== null && status >= 500) wrong.set(`${status} ${JSON.stringify(bytes.slice(0, 100))}`, 1);
  }
  agent.destroy();
  assert.deepEqual([...wrong.keys()].slice(0, 20), [], `${wrong.size} of them, seed ${seed}`);
  assert.deepEqual(errors.slice(0, 5), [], 'what others send wrong is no error of ours');
  assert.ok(slowest < 5_000, `one took ${Math.round(slowest)} ms`);
  for (const status of [200, 400, 401, 403, 404, 405, 415])
    assert.ok(seen.has(status), `no answer was ${status}`);
});
