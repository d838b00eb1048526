import { type Line, number } from '../line.ts';
import { load } from '../measure/load.ts';
import { median } from '../measure/statistics.ts';
import type { Row } from '../row.ts';
import { makeAdmin } from '../world/admin.ts';
import { askFor, deeper, type ListQuestion, listQuestionsOf } from '../world/all-videos-questions.ts';
import { large, type Scale } from '../world/postgres.ts';
import type { Site } from '../world/site.ts';
import type { World } from '../world/world.ts';

/** How many seem slow and are asked again; how many of these are measured, and how often each is asked in a round. */
const suspects = 60;
const slowest = 12;
const asked = 12;

interface Asked {
  question: ListQuestion;
  /** Milliseconds until the answer. */
  wall: number;
  total: number;
}

async function ask(site: Site, cookie: string, question: ListQuestion): Promise<Asked> {
  const began = performance.now();
  const response = await fetch(`http://127.0.0.1:${site.port}/rest/v1/rpc/get_moderated_videos`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', cookie, origin: site.origin },
    body: JSON.stringify(question),
  });
  const text = await response.text();
  if (!response.ok) throw new Error(`${JSON.stringify(question)} answered ${response.status}: ${text}`);
  const wall = performance.now() - began;
  return { question, wall, total: (JSON.parse(text) as { total: number }).total };
}

/** Asks for every combination, then for deep pages of those, and answers the slowest and how many there were. */
async function findSlowest(site: Site, cookie: string): Promise<{ worst: ListQuestion[]; count: number }> {
  const found: Asked[] = [];
  for (const question of await listQuestionsOf(site)) {
    const first = await ask(site, cookie, question);
    found.push(first);
    for (const deep of deeper(question, first.total)) found.push(await ask(site, cookie, deep));
  }
  const bySlowness = (a: Asked, b: Asked): number => b.wall - a.wall;
  // One slow answer may have been slowed by something else.
  const again = found.sort(bySlowness).slice(0, suspects);
  for (let turn = 0; turn < 2; turn++) {
    for (const one of again) one.wall = Math.min(one.wall, (await ask(site, cookie, one.question)).wall);
  }
  const worst = again.sort(bySlowness).slice(0, slowest);
  return { worst: worst.map(({ question }) => question), count: found.length };
}

const inWords = (question: ListQuestion): string =>
  Object.entries(question)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => `${name.slice(2)} ${String(value).slice(0, 20)}`)
    .join(', ');

export async function measureAllVideos(world: World, scale: Scale): Promise<Line[]> {
  const site = await world.site(scale);
  const postgres = await world.postgres();
  const cookie = await makeAdmin(site);
  const { worst, count } = await findSlowest(site, cookie);
  const once = async (question: ListQuestion): Promise<{ web: number; postgres: number }> => {
    const requests = Array.from({ length: asked }, () => askFor(question, cookie, site.origin));
    const before = { web: site.cpu(), postgres: postgres.cpu() };
    await load({ port: site.port, connections: 1, requests, repeat: false, seconds: 120 });
    return { web: (site.cpu() - before.web) / asked, postgres: (postgres.cpu() - before.postgres) / asked };
  };
  const figures = worst.map((question) => ({ question, web: [] as number[], postgres: [] as number[] }));
  for (let round = 0; round < world.rounds; round++) {
    for (const figure of figures) {
      const found = await once(figure.question);
      figure.web.push(found.web);
      figure.postgres.push(found.postgres);
    }
  }
  const sums = figures
    .map(({ question, web, postgres: database }) => ({
      question,
      web: median(web),
      database: median(database),
      sum: median(web.map((one, round) => one + database[round]!)),
    }))
    .sort((a, b) => b.sum - a.sum);
  for (const { question, sum } of sums.slice(0, 8)) world.say(`  ${number(sum)} ms  ${inWords(question)}`);
  const [first] = sums;
  if (!first) throw new Error('nothing was asked');
  return [
    {
      work: `page of All Videos, ${number(scale.videos)} videos, any filter, sort and search: the worst of ${number(count)}`,
      yardstick: '–',
      ours: `${number(first.sum)} ms CPU (node ${number(first.web)}, PostgreSQL ${number(first.database)})`,
      figure: first.sum,
      bounds: { direction: 'at most', must: 20, aim: 12, unit: 'ms' },
      note: `${inWords(first.question)}; the ${slowest} slowest measured, the least of these ${number(sums.at(-1)?.sum ?? 0)} ms`,
    },
  ];
}

export const allVideos: Row = {
  name: 'all-videos',
  needs: [],
  run: (world) => measureAllVideos(world, large),
};
