import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { readConfig } from '#server/platform/config.ts';
import { freePort } from '#server/platform/db/embedded-postgres.ts';
import { createStorage } from '#server/platform/storage/create-storage.ts';
import { number } from '../line.ts';
import { requestText } from '../measure/load.ts';
import { parentOf } from '../measure/process-usage.ts';
import { compareThroughput } from '../measure/throughput.ts';
import type { Row } from '../row.ts';
import { end } from '../world/children.ts';
import { small, withClient } from '../world/postgres.ts';
import { findTool } from '../world/tools.ts';
import type { World } from '../world/world.ts';

const segmentBytes = 1024 * 1024;
const name = 'segment.m4s';

/** nginx with the segment at its root; the id of the process that answers. */
async function startNginx(world: World, segment: Buffer): Promise<{ port: number; worker: number }> {
  const folder = path.join(world.scratch, 'nginx');
  mkdirSync(path.join(folder, 'files'), { recursive: true });
  writeFileSync(path.join(folder, 'files', name), segment);
  const port = await freePort();
  const template = readFileSync(new URL('../yardsticks/nginx-segment.conf', import.meta.url), 'utf8');
  const configuration = path.join(folder, 'nginx.conf');
  // As root, nginx' workers would be another user, who may not read our folder.
  const user = process.getuid?.() === 0 ? 'user root;\n' : '';
  writeFileSync(configuration, user + template.replaceAll('PORT', String(port)).replaceAll('FOLDER', folder));
  const child = spawn(
    findTool('nginx'),
    ['-c', configuration, '-p', folder, '-e', path.join(folder, 'error.log')],
    {
      stdio: ['ignore', 'inherit', 'inherit'],
    },
  );
  world.atEnd(() => end(child));
  for (let tries = 0; tries < 50; tries++) {
    const worker = readdirSync('/proc').find(
      (entry) => /^\d+$/.test(entry) && parentOf(Number(entry)) === child.pid,
    );
    const answers = await fetch(`http://127.0.0.1:${port}/${name}`).then(
      async (response) => (await response.arrayBuffer()).byteLength === segmentBytes,
      () => false,
    );
    if (worker && answers) return { port, worker: Number(worker) };
    await sleep(100);
  }
  throw new Error(
    `nginx does not answer: ${readFileSync(path.join(folder, 'error.log'), 'utf8').slice(0, 500)}`,
  );
}

export const segment: Row = {
  name: 'segment',
  needs: ['nginx'],
  async run(world) {
    const site = await world.site(small);
    // Compressed video looks random.
    const bytes = randomBytes(segmentBytes);
    // Files of a published video are open to everybody.
    const { rows } = await withClient(site.databaseUrl, (client) =>
      client.query<{ id: string }>(`select id from videos where publish_status = 'published' limit 1`),
    );
    const key = `media/${rows[0]!.id}/${name}`;
    const storage = createStorage(readConfig(site.env).config);
    await storage.put(key, bytes, 'video/iso.segment');
    world.atEnd(() => storage.delete(key));
    const nginx = await startNginx(world, bytes);
    const found = await compareThroughput(world.rounds, {
      yardstick: { port: nginx.port, pids: [nginx.worker], request: requestText({ path: `/${name}` }) },
      ours: { port: site.port, pids: [site.pid], request: requestText({ path: `/${key}` }) },
      connections: 8,
    });
    return [
      {
        work: '1 MiB of a segment, hot',
        yardstick: `nginx, one worker: ${number(found.yardstick.rate)}/s, ${number(found.yardstick.cpu)} µs CPU`,
        ours: `${number(found.ours.rate)}/s, ${number(found.ours.cpu)} µs CPU`,
        figure: found.ratio,
        bounds: { direction: 'at least', must: 0.4, aim: 0.6, unit: '×' },
        note: `rounds ${found.ratios.map(number).join('–')}; CPU ${number(found.cpuRatio)}×`,
      },
    ];
  },
};
