import { type Line, number } from '../line.ts';
import { load, requestText } from '../measure/load.ts';
import { median } from '../measure/statistics.ts';
import type { Row } from '../row.ts';
import { type CaseQuestion, caseFilters, caseSearches } from '../world/desk-questions.ts';
import { desk, deskSize, makeDesk } from '../world/legal-desk.ts';
import type { Person } from '../world/members.ts';
import type { BenchPostgres } from '../world/postgres.ts';
import type { Site } from '../world/site.ts';
import type { World } from '../world/world.ts';

/** How many seem slow and are asked again; how many of these are measured, and how often each is asked in a round. */
const suspects = 60;
const slowest = 12;
const asked = 12;

interface Question {
  call: string;
  by: 'sees' | 'other';
  query: CaseQuestion;
}
type Admins = Record<Question['by'], Person>;

const pathOf = ({ call, query }: Question): string => `/rest/v1/rpc/${call}?${new URLSearchParams(query)}`;

async function wallOf(site: Site, admins: Admins, question: Question): Promise<number> {
  const began = performance.now();
  const response = await fetch(`http://127.0.0.1:${site.port}${pathOf(question)}`, {
    headers: { cookie: admins[question.by].cookie },
  });
  const text = await response.text();
  if (!response.ok) throw new Error(`${JSON.stringify(question)} answered ${response.status}: ${text}`);
  return performance.now() - began;
}

/** Asks everything once, and what seemed slow twice more; answers the slowest. */
async function findSlowest(site: Site, admins: Admins, questions: readonly Question[]): Promise<Question[]> {
  const found: { question: Question; wall: number }[] = [];
  for (const question of questions) found.push({ question, wall: await wallOf(site, admins, question) });
  const bySlowness = (a: { wall: number }, b: { wall: number }): number => b.wall - a.wall;
  // One slow answer may have been slowed by something else.
  const again = found.sort(bySlowness).slice(0, suspects);
  for (let turn = 0; turn < 2; turn++) {
    for (const one of again) one.wall = Math.min(one.wall, await wallOf(site, admins, one.question));
  }
  return again
    .sort(bySlowness)
    .slice(0, slowest)
    .map(({ question }) => question);
}

const inWords = ({ query, by }: Question): string =>
  [
    ...Object.entries(query).map(([name, value]) => `${name.slice(2)} ${value.slice(0, 20)}`),
    ...(by === 'other' ? ['without child_safety'] : []),
  ].join(', ');

interface Cpu {
  web: number;
  postgres: number;
}

async function cpuOf(site: Site, postgres: BenchPostgres, admins: Admins, question: Question): Promise<Cpu> {
  const request = requestText({ path: pathOf(question), headers: { cookie: admins[question.by].cookie } });
  const requests = Array.from({ length: asked }, () => request);
  const before = { web: site.cpu(), postgres: postgres.cpu() };
  await load({ port: site.port, connections: 1, requests, repeat: false, seconds: 120 });
  return { web: (site.cpu() - before.web) / asked, postgres: (postgres.cpu() - before.postgres) / asked };
}

/** The worst of some questions, each measured in turn. */
async function worstOf(
  world: World,
  site: Site,
  admins: Admins,
  work: string,
  questions: readonly Question[],
): Promise<Line> {
  const postgres = await world.postgres();
  const worst = await findSlowest(site, admins, questions);
  const found = worst.map((question) => ({ question, cpu: [] as Cpu[] }));
  for (let round = 0; round < world.rounds; round++)
    for (const one of found) one.cpu.push(await cpuOf(site, postgres, admins, one.question));
  const sums = found
    .map(({ question, cpu }) => ({
      question,
      web: median(cpu.map((one) => one.web)),
      database: median(cpu.map((one) => one.postgres)),
      sum: median(cpu.map((one) => one.web + one.postgres)),
    }))
    .sort((a, b) => b.sum - a.sum);
  for (const { question, sum } of sums.slice(0, 12))
    world.say(`  ${number(sum)} ms  ${question.call} ${inWords(question)}`);
  const [first] = sums;
  if (!first) throw new Error('nothing was asked');
  return {
    work,
    yardstick: '–',
    ours: `${number(first.sum)} ms CPU (node ${number(first.web)}, PostgreSQL ${number(first.database)})`,
    figure: first.sum,
    bounds: { direction: 'at most', must: 20, aim: 8, unit: 'ms' },
    note: `${[first.question.call, inWords(first.question)].filter(Boolean).join(': ')}; the ${worst.length} slowest measured, the least of these ${number(sums.at(-1)?.sum ?? 0)} ms`,
  };
}

const size = `${number(deskSize.cases)} cases and ${number(deskSize.reports)} reports`;
const bothAsk = (call: string, query: CaseQuestion): Question[] =>
  (['sees', 'other'] as const).map((by) => ({ call, by, query }));

/** What an admin opens the desk with, in every way that it can be narrowed and ordered. */
export const legalDesk: Row = {
  name: 'legal-desk',
  needs: [],
  async run(world) {
    const site = await world.site(desk);
    const admins = await makeDesk(site, world.say);
    const lists = [...caseFilters(), ...(await caseSearches(site))].flatMap((query) =>
      bothAsk('list_cases', query),
    );
    const own = ['get_legal_desk', 'get_own_work', 'count_late_answers', 'get_waiting_work'].flatMap((call) =>
      bothAsk(call, {}),
    );
    return [
      await worstOf(
        world,
        site,
        admins,
        `first page of cases, ${size}, any filter, order and search: the worst of ${number(lists.length)}`,
        lists,
      ),
      await worstOf(
        world,
        site,
        admins,
        `the legal desk, one’s own work and what is late, ${size}: the worst`,
        own,
      ),
    ];
  },
};
