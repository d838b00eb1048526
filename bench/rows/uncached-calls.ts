import { type Line, number } from '../line.ts';
import { type RequestCpu, uncachedCpu } from '../measure/request-cpu.ts';
import { median, spread } from '../measure/statistics.ts';
import type { Row } from '../row.ts';
import { large, small } from '../world/postgres.ts';
import { listQuestions, searchQuestions, someSlugs, videoQuestions } from '../world/questions.ts';
import type { Site } from '../world/site.ts';
import type { World } from '../world/world.ts';

const asked = 950;

interface Kind {
  work: string;
  must: number;
  aim: number;
  questions(site: Site): Promise<string[]> | string[];
}
const kinds: Kind[] = [
  { work: 'list of 24', must: 3, aim: 1.5, questions: listQuestions },
  {
    work: 'one video',
    must: 2,
    aim: 1,
    questions: async (site) => videoQuestions(await someSlugs(site, asked)),
  },
  { work: 'search', must: 8, aim: 5, questions: () => searchQuestions(asked) },
];

const middle = (list: RequestCpu[], of: keyof RequestCpu): number => median(list.map((one) => one[of]));
const parts = (list: RequestCpu[]): string =>
  `${number(middle(list, 'total'))} ms CPU (node ${number(middle(list, 'web'))}, PostgreSQL ${number(middle(list, 'postgres'))})`;

/** One row for the small catalogue alone, one that also asks the large one, in turn. */
async function measure(world: World, kind: Kind, sites: Site[]): Promise<RequestCpu[][]> {
  const postgres = await world.postgres();
  const questions = await Promise.all(sites.map((site) => kind.questions(site)));
  const results: RequestCpu[][] = sites.map(() => []);
  for (let round = 0; round <= world.rounds; round++) {
    for (const [i, site] of sites.entries()) {
      const found = await uncachedCpu(site, postgres, questions[i]!);
      // The first round warms compilers, statements and PostgreSQL's memory.
      if (round > 0) results[i]!.push(found);
    }
  }
  return results;
}

const note = (list: RequestCpu[]): string =>
  `rounds ${spread(list.map(({ total }) => total))
    .map(number)
    .join('–')} ms; answered in ${number(middle(list, 'p50'))} ms at 4 connections`;

export const uncachedCalls: Row = {
  name: 'calls-uncached',
  needs: [],
  async run(world) {
    const site = await world.site(small);
    const lines: Line[] = [];
    for (const kind of kinds) {
      const [found] = await measure(world, kind, [site]);
      lines.push({
        work: `${kind.work}, ${number(small.videos)} videos, uncached`,
        yardstick: '–',
        ours: parts(found!),
        figure: middle(found!, 'total'),
        bounds: { direction: 'at most', must: kind.must, aim: kind.aim, unit: 'ms' },
        note: note(found!),
      });
    }
    return lines;
  },
};

export const largeCatalogue: Row = {
  name: 'calls-large',
  needs: [],
  async run(world) {
    const sites = [await world.site(small), await world.site(large)];
    const lines: Line[] = [];
    for (const kind of kinds) {
      const [few, many] = (await measure(world, kind, sites)) as [RequestCpu[], RequestCpu[]];
      lines.push({
        work: `${kind.work}, ${number(large.videos)} videos and ${number(large.views)} views, uncached`,
        yardstick: `${number(small.videos)} videos: ${parts(few)}`,
        ours: parts(many),
        figure: median(many.map(({ total }, i) => total / few[i]!.total)),
        bounds: { direction: 'at most', must: 2, aim: 1.3, unit: '×' },
        note: note(many),
      });
    }
    return lines;
  },
};
