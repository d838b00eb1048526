import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { printOfFile, samplesArguments } from '#server/domains/media/sound/listen.ts';
import { repeatedSounds, type SoundRange } from '#server/domains/media/sound/repeated-sounds.ts';
import { sampleRate } from '#server/domains/media/sound/sound-print.ts';
import {
  type MadeEpisode,
  makeSeason,
  type SeasonPlan,
  worsen,
} from '#server/domains/media/sound/test-seasons.ts';
import { number } from '../line.ts';
import { programCpu } from '../measure/program-cpu.ts';
import type { Row } from '../row.ts';
import { runProgram } from '../world/children.ts';
import { findTool } from '../world/tools.ts';

/** Releases one way and another, none as it was made. What was made has no sound above 2.8 kHz: high rates would add time alone. */
const encodings = [
  ['-ar', '22050', '-c:a', 'aac', '-b:a', '40k'],
  ['-ar', '24000', '-c:a', 'libopus', '-b:a', '24k', '-compression_level', '2'],
  ['-ar', '32000', '-c:a', 'aac', '-b:a', '64k'],
];
const season: SeasonPlan = { seed: 1, episodes: 24, seconds: 1440, coldOpens: 0.4, recaps: 0.2 };
/** Two hundred shorter episodes, in which more is special. */
const others: readonly SeasonPlan[] = Array.from({ length: 8 }, (_, at) => ({
  ...{ seed: at + 10, episodes: 25, seconds: 300, songSeconds: 60 + 5 * at, coldOpens: 0.5 },
  ...{ withoutOpening: 0.1, recaps: 0.2 },
  ...(at % 2 === 0 ? { secondOpeningFrom: 13 } : {}),
}));
const kinds = ['opening', 'ending', 'recap'] as const;

interface Judged {
  cpu: number;
  right: number;
  all: number;
  missed: string[];
}

/** Openings, endings and recaps of seasons that were made, found in files that were encoded anew with noise. */
export const openings: Row = {
  name: 'openings',
  needs: ['ffmpeg'],
  alone: true,
  async run(world) {
    const folder = path.join(world.scratch, 'openings');
    mkdirSync(folder, { recursive: true });
    const ffmpeg = findTool('ffmpeg')!;
    try {
      const long = await judge(season, ffmpeg, folder);
      const rest: Judged[] = [];
      for (const plan of others) rest.push(await judge(plan, ffmpeg, folder));
      const sum = (of: 'right' | 'all'): number => rest.reduce((total, one) => total + one[of], 0);
      const missed = rest.flatMap((one) => one.missed);
      return [
        {
          work: 'finding the openings of a season of 24 episodes of 24 minutes',
          yardstick: '–',
          ours: `${number(long.cpu)} s of CPU`,
          figure: long.cpu,
          bounds: { direction: 'at most', must: 240, aim: 90, unit: 's' },
          note: `${long.right} of ${long.all} openings, endings and recaps, or their absence, to the second; sound alone, without the picture beside it`,
        },
        {
          work: 'openings, endings and recaps of 200 episodes with noise, gain and re-encoding, to the second',
          yardstick: '–',
          ours: `${sum('right')} of ${sum('all')}`,
          figure: (100 * sum('right')) / sum('all'),
          bounds: { direction: 'at least', must: 95, aim: 99, unit: '%' },
          note: `made by code; missed: ${missed.slice(0, 6).join(', ') || 'none'}`,
        },
      ];
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  },
};

async function judge(plan: SeasonPlan, ffmpeg: string, folder: string): Promise<Judged> {
  const truth: Omit<MadeEpisode, 'samples'>[] = [];
  const prints: Uint32Array[] = [];
  let cpu = 0;
  for (const { samples, ...ranges } of makeSeason(plan)) {
    const at = truth.length;
    const file = await release(samples, at, ffmpeg, folder);
    const raw = path.join(folder, 'samples.raw');
    cpu += (await programCpu(ffmpeg, samplesArguments(file, raw))).cpu;
    const before = process.cpuUsage();
    prints.push(await printOfFile(raw));
    cpu += secondsSince(before);
    truth.push(ranges);
  }
  const before = process.cpuUsage();
  const found = await repeatedSounds(prints);
  cpu += secondsSince(before);
  const missed = truth.flatMap((ranges, at) =>
    kinds
      .filter((kind) => !isRight(found[at]![kind], ranges[kind]))
      .map((kind) => `${kind} ${plan.seed}/${at + 1}`),
  );
  const all = truth.length * kinds.length;
  return { cpu, right: all - missed.length, all, missed };
}

const secondsSince = (before: NodeJS.CpuUsage): number => {
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1e6;
};

const isRight = (found: SoundRange | null, wanted: SoundRange | null): boolean =>
  found === null || wanted === null
    ? found === wanted
    : Math.abs(found.from - wanted.from) <= 1 && Math.abs(found.to - wanted.to) <= 1;

/** An episode as a file that others bring: louder or quieter, with noise, encoded at a low rate. */
async function release(samples: Float32Array, at: number, ffmpeg: string, folder: string): Promise<string> {
  const worse = worsen(samples, at, { gain: 0.4 + 0.3 * (at % 3), noise: 0.004 * (at % 4) });
  const raw = path.join(folder, 'made.raw');
  writeFileSync(raw, Buffer.from(worse.buffer, worse.byteOffset, worse.byteLength));
  const file = path.join(folder, 'episode.mp4');
  await runProgram(ffmpeg, [
    ...['-v', 'error', '-y', '-f', 'f32le', '-ar', `${sampleRate}`, '-ac', '1', '-i', raw],
    ...[...encodings[at % encodings.length]!, file],
  ]);
  return file;
}
