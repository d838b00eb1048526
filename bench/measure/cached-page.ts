import { gzipSync } from 'node:zlib';
import { type Line, number } from '../line.ts';
import { startBareServer } from '../world/bare-server.ts';
import type { Site } from '../world/site.ts';
import type { World } from '../world/world.ts';
import { gateCookie, requestText } from './load.ts';
import { compareThroughput } from './throughput.ts';

const html = 'text/html; charset=utf-8';

/** A page that is asked for again and again, against a bare server with the same bytes. */
export async function cachedPage(
  world: World,
  site: Site,
  name: string,
  address: string,
  body: string,
  gzip: boolean,
): Promise<Line> {
  const bytes = gzip ? gzipSync(body, { level: 6 }) : Buffer.from(body);
  const bare = await startBareServer(world, bytes, html, gzip ? 'gzip' : undefined);
  const headers = { cookie: gateCookie, ...(gzip ? { 'accept-encoding': 'gzip' } : {}) };
  const found = await compareThroughput(world.rounds, {
    yardstick: { port: bare.port, pids: [bare.pid], request: requestText({ path: '/', headers }) },
    ours: { port: site.port, pids: [site.pid], request: requestText({ path: address, headers }) },
    connections: 32,
  });
  return {
    work: `${name}, anonymous, cached${gzip ? ', gzip' : ''} (${number(bytes.length / 1024)} KiB)`,
    yardstick: `static HTML of equal size: ${number(found.yardstick.rate)}/s, ${number(found.yardstick.cpu)} µs CPU`,
    ours: `${number(found.ours.rate)}/s, ${number(found.ours.cpu)} µs CPU`,
    figure: found.ratio,
    bounds: { direction: 'at least', must: 0.5, aim: 0.7, unit: '×' },
    note: `rounds ${found.ratios.map(number).join('–')}; CPU ${number(found.cpuRatio)}×`,
  };
}
