import { type Line, number } from '../line.ts';
import { requestText } from '../measure/load.ts';
import { uncachedCpu } from '../measure/request-cpu.ts';
import { median } from '../measure/statistics.ts';
import type { Row } from '../row.ts';
import type { Scale } from '../world/postgres.ts';
import { makeSubtitles, vocabulary } from '../world/subtitles.ts';

/** Made in four minutes, with as many lines each as an episode has. */
const spoken: Scale = { videos: 100_000, views: 100_000 };
const linesOfVideo = 400;
const asked = 200;

const rpc = (p_query: string): string =>
  requestText({ path: `/rest/v1/rpc/search_lines?${new URLSearchParams({ p_query })}` });
const word = (at: number): string => vocabulary[at]!;

/** Each question differs from all others by a word that nobody says, which is left out. */
const kinds: readonly { work: string; question: (at: number) => string }[] = [
  { work: 'a word that everybody says', question: (at) => word(at % 20) },
  {
    work: 'three such words in one line',
    question: (at) => `${word(at % 7)} ${word(7 + (at % 11))} ${word(20 + (at % 13))}`,
  },
  {
    work: 'two such words side by side',
    question: (at) => `"${word(at % 13)} ${word(13 + (at % 17))}"`,
  },
  { work: 'a word that some say', question: (at) => word(60 + at) },
  { work: 'a word that everybody says, in a language', question: (at) => `${word(at % 20)} sub:en` },
  {
    work: 'a word that everybody says, in a language that nobody speaks',
    question: (at) => `${word(at % 20)} sub:eo`,
  },
  { work: 'a single sign of a script without spaces', question: () => 'の' },
  { work: 'a word that few say', question: (at) => word(8000 + 37 * at) },
  {
    work: 'a word that everybody says and one that few do',
    question: (at) => `${word(at % 20)} ${word(9000 + 41 * at)}`,
  },
  {
    work: 'words that nobody says together',
    question: (at) => `"${word(9001 + 41 * at)} ${word(300 + at)}"`,
  },
];

/** What it costs to find a line in the subtitles of a catalogue. */
export const subtitleSearch: Row = {
  name: 'subtitle-search',
  needs: [],
  alone: true,
  async run(world) {
    const site = await world.site(spoken);
    const count = await makeSubtitles(site, linesOfVideo, (words) => process.stderr.write(`${words}\n`));
    const postgres = await world.postgres();
    const lines: Line[] = [];
    for (const { work, question } of kinds) {
      const questions = Array.from({ length: asked }, (_, at) => rpc(`${question(at)} -x${at}x`));
      const costs: { total: number; p50: number }[] = [];
      for (let round = 0; round <= world.rounds; round++) {
        const cost = await uncachedCpu(site, postgres, questions);
        // The first round warms what is read and planned.
        if (round > 0) costs.push(cost);
      }
      const each = median(costs.map(({ total }) => total));
      const line: Line = {
        work: `a line of subtitles: ${work}`,
        yardstick: '–',
        ours: `${number(each)} ms CPU`,
        figure: each,
        bounds: { direction: 'at most', must: 10, aim: 5, unit: 'ms' },
        note: `${number(spoken.videos)} videos, ${number(count)} lines; answered in ${number(median(costs.map(({ p50 }) => p50)))} ms`,
      };
      process.stderr.write(`  ${line.work}: ${line.ours}\n`);
      lines.push(line);
    }
    return lines;
  },
};
