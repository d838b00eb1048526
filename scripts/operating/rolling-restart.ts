import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import http from 'node:http';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from '../../server/src/platform/db/embedded-postgres.ts';
import { conduct, isReady, say, stop, until } from './processes.ts';

// Restarts two nodes behind a real nginx, one after the other, under load, and counts the requests that failed.
// node scripts/operating/rolling-restart.ts [requests per second] [seconds between two restarts]
const perSecond = Number(process.argv[2] ?? 200);
const pause = Number(process.argv[3] ?? 5) * 1000;
const drainSeconds = 3;

/** As deploy/nginx.conf, without TLS, and with every path in the folder. */
const nginxConfig = (folder: string, port: number, nodes: readonly number[]): string => `
daemon off; error_log ${folder}/nginx/error.log; pid ${folder}/nginx/pid;
events { worker_connections 1024; }
http {
  # A browser would send again what met a connection that nginx had just ended; our load does not.
  keepalive_requests 1000000; access_log off; client_body_temp_path ${folder}/nginx/body; proxy_temp_path ${folder}/nginx/proxy;
  fastcgi_temp_path ${folder}/nginx/f; uwsgi_temp_path ${folder}/nginx/u; scgi_temp_path ${folder}/nginx/s;
  upstream tsukimi { ${nodes.map((node) => `server 127.0.0.1:${node} max_fails=1 fail_timeout=2s;`).join(' ')} keepalive 32; }
  server {
    listen 127.0.0.1:${port};
    location / {
      proxy_pass http://tsukimi; proxy_http_version 1.1; proxy_set_header Connection "";
      proxy_set_header Host $host; proxy_connect_timeout 2s; proxy_next_upstream error timeout;
    }
  }
}`;

interface Tally {
  sent: number;
  failed: string[];
  slowest: number;
}

const asked = [
  { method: 'GET', path: '/faq', body: null },
  { method: 'GET', path: '/rest/v1/rpc/get_all_videos_with_details?p_limit=24', body: null },
  { method: 'POST', path: '/rest/v1/rpc/get_all_videos_with_details', body: '{"p_limit":24}' },
  // Another body each time, so that no cache answers.
  { method: 'POST', path: '/rest/v1/rpc/search_videos', body: null },
] as const;

/** Sends requests until it is told to stop, which waits for the last answers. */
function load(port: number, tally: Tally): () => Promise<void> {
  const agent = new http.Agent({ keepAlive: true, maxSockets: 64 });
  const send = (): void => {
    const { method, path: place, body } = asked[tally.sent++ % asked.length]!;
    const text = method === 'GET' ? null : (body ?? JSON.stringify({ p_query: `lantern ${tally.sent}` }));
    const began = performance.now();
    const request = http.request(
      {
        host: '127.0.0.1',
        port,
        path: place,
        method,
        agent,
        headers: { 'content-type': 'application/json' },
      },
      (response) => {
        response.resume().once('end', () => {
          tally.slowest = Math.max(tally.slowest, performance.now() - began);
          if ((response.statusCode ?? 0) >= 500)
            tally.failed.push(`${method} ${place}: ${response.statusCode}`);
        });
      },
    );
    request.once('error', (error) =>
      tally.failed.push(`${method} ${place}: ${error.message}, ${new Date().toISOString()}`),
    );
    request.end(text);
  };
  const timer = setInterval(send, 1000 / perSecond);
  return async () => {
    clearInterval(timer);
    await sleep(2000);
    agent.destroy();
  };
}

await conduct('rolling', async (trial) => {
  const { folder } = trial;
  const startNode = (port: number, role: 'all' | 'web') =>
    trial.startSite(port, { ROLE: role, DRAIN_SECONDS: String(drainSeconds) });
  const [front, first, second] = [await freePort(), await freePort(), await freePort()];
  mkdirSync(path.join(folder, 'nginx'));
  writeFileSync(path.join(folder, 'nginx.conf'), nginxConfig(folder, front, [first, second]));
  const nodes = [await startNode(first, 'all'), await startNode(second, 'web')];
  trial.run('nginx', ['-c', path.join(folder, 'nginx.conf')]);
  await until(() => isReady(front), 10_000, 'nginx does not start: apt install nginx-light');

  const tally: Tally = { sent: 0, failed: [], slowest: 0 };
  const end = load(front, tally);
  await sleep(pause);
  for (const [at, port, role] of [
    [1, second, 'web'],
    [0, first, 'all'],
  ] as const) {
    await stop(nodes[at]!);
    nodes[at] = await startNode(port, role);
    await sleep(pause);
  }
  await end();
  if (tally.failed.length > 0) say(readFileSync(path.join(folder, 'nginx/error.log'), 'utf8'));
  for (const line of tally.failed.slice(0, 20)) say(line);
  say(
    `${tally.sent} requests at ${perSecond} a second, both nodes restarted: ${tally.failed.length} failed, the slowest took ${tally.slowest.toFixed(0)} ms.`,
  );
  return tally.failed.length === 0;
});
