import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { type Line, number } from '../line.ts';
import { gateCookie, load, requestText } from '../measure/load.ts';
import { memoryOf } from '../measure/process-usage.ts';
import type { Row } from '../row.ts';
import { end } from '../world/children.ts';
import { watchPath } from '../world/page-checks.ts';
import { small } from '../world/postgres.ts';
import { listPath, listQuestions, searchQuestions, someSlugs, videoQuestions } from '../world/questions.ts';

/** Seconds. */
const resting = 25;

/** A bit of everything, so that the figure means the same when this row runs alone. */
async function askForEverything(port: number, slugs: string[]): Promise<void> {
  const headers = { cookie: gateCookie, 'accept-encoding': 'gzip' };
  const pages = ['/', ...slugs.slice(0, 300).map(watchPath)].map((path) => requestText({ path, headers }));
  const plans: [string[], boolean, number][] = [
    [[requestText({ path: listPath })], true, 4],
    [listQuestions(), false, 60],
    [videoQuestions(slugs), false, 60],
    [searchQuestions(900), false, 60],
    [pages, false, 60],
    [[requestText({ path: '/', headers })], true, 4],
  ];
  for (const [requests, repeat, seconds] of plans)
    await load({ port, connections: 32, requests, repeat, seconds });
}

async function bareMemory(): Promise<number> {
  const child = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)'], { stdio: 'ignore' });
  await once(child, 'spawn');
  await sleep(1000);
  const memory = memoryOf(child.pid!);
  await end(child);
  return memory;
}

export const memory: Row = {
  name: 'memory',
  needs: [],
  async run(world) {
    const site = await world.site(small);
    const bare = await bareMemory();
    await askForEverything(site.port, await someSlugs(site, 950));
    // An idle process gives back memory that it does not need.
    await sleep(resting * 1000);
    const after = memoryOf(site.pid);
    const line = (work: string, figure: number, must: number, aim: number, when = ''): Line => ({
      work,
      yardstick: `bare node: ${number(bare)} MB`,
      ours: `${number(figure)} MB`,
      figure,
      bounds: { direction: 'at most', must, aim, unit: 'MB' },
      note: `resident${when}`,
    });
    return [
      line('memory of the web process, idle', site.idleMemory, 200, 150),
      line(
        'memory of the web process, after the bench',
        after,
        320,
        260,
        `, ${resting} s after the last answer`,
      ),
    ];
  },
};
