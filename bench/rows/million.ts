import type { Line } from '../line.ts';
import { number } from '../line.ts';
import { load } from '../measure/load.ts';
import { uncachedCpu } from '../measure/request-cpu.ts';
import { median } from '../measure/statistics.ts';
import type { Row } from '../row.ts';
import { huge, small } from '../world/postgres.ts';
import { readings, readingText, sampleOf } from '../world/read-questions.ts';
import type { Site } from '../world/site.ts';
import type { World } from '../world/world.ts';

interface Cost {
  /** CPU milliseconds of an answer; of what is asked in one way only, how long it takes. */
  each: number;
  isCpu: boolean;
  p50: number;
}

async function costOf(world: World, site: Site, questions: readonly string[]): Promise<Cost> {
  const different = [...new Set(questions)];
  if (different.length > 40) {
    const { total, p50 } = await uncachedCpu(site, await world.postgres(), different);
    return { each: total, isCpu: true, p50 };
  }
  const times: number[] = [];
  for (let round = 0; round < 12; round++) {
    await site.dropAnswers();
    for (const request of different.slice(0, 2)) {
      const { p50 } = await load({
        port: site.port,
        connections: 1,
        requests: [request],
        repeat: false,
        seconds: 60,
      });
      times.push(p50);
    }
  }
  return { each: median(times), isCpu: false, p50: median(times) };
}

/** Every read of the catalogue at both sizes. */
export const millionVideos: Row = {
  name: 'reads-million',
  needs: [],
  alone: true,
  async run(world) {
    const sites = [await world.site(small), await world.site(huge)];
    const samples = await Promise.all(sites.map(sampleOf));
    const lines: Line[] = [];
    for (const { name, way, questions } of readings) {
      const asked = samples.map((sample) => questions(sample).map((one) => readingText(name, one)));
      const rounds: [Cost, Cost][] = [];
      for (let round = 0; round <= world.rounds; round++) {
        const few = await costOf(world, sites[0]!, asked[0]!);
        const many = await costOf(world, sites[1]!, asked[1]!);
        // The first round warms what is read and planned.
        if (round > 0) rounds.push([few, many]);
      }
      const [few, many] = [0, 1].map((size) => median(rounds.map((costs) => costs[size]!.each)));
      const unit = rounds[0]![0].isCpu ? 'ms CPU' : 'ms to answer';
      const line: Line = {
        work: `${name}${way === undefined ? '' : `, ${way}`}`,
        yardstick: `${number(small.videos)} videos: ${number(few!)} ${unit}`,
        ours: `${number(many!)} ${unit}`,
        figure: median(rounds.map(([small, large]) => large.each / small.each)),
        bounds: { direction: 'at most', must: 2, aim: 1.3, unit: '×' },
        note: `answered in ${number(median(rounds.map((costs) => costs[1].p50)))} ms`,
      };
      process.stderr.write(
        `  ${line.work}: ${line.yardstick}; ${line.ours}; ${number(line.figure ?? Number.NaN)}×\n`,
      );
      lines.push(line);
    }
    return lines;
  },
};
