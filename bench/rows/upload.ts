import { open, rm } from 'node:fs/promises';
import path from 'node:path';
import { number } from '../line.ts';
import { memoryOf } from '../measure/process-usage.ts';
import { median, spread } from '../measure/statistics.ts';
import { startUploads, type Uploads } from '../measure/uploads.ts';
import type { Row } from '../row.ts';
import { small } from '../world/postgres.ts';
import { makeUploaders } from '../world/uploader.ts';

const bytes = 1024 ** 3;
/** The size that the upload page sends. */
const pieceBytes = 32 * 1024 ** 2;
const chunk = Buffer.alloc(1024 ** 2, 7);

/** Seconds that as many bytes take to the same disk without anything between, until they are on it. */
async function writeRaw(file: string): Promise<number> {
  const began = performance.now();
  const handle = await open(file, 'w');
  for (let written = 0; written < bytes; written += chunk.length) await handle.write(chunk);
  await handle.sync();
  await handle.close();
  const seconds = (performance.now() - began) / 1000;
  await rm(file);
  return seconds;
}

/** A gigabyte over loopback in pieces, turn by turn with as many bytes written to the same disk. */
export const upload: Row = {
  name: 'upload',
  needs: [],
  async run(world) {
    const site = await world.site(small);
    const raw: number[] = [];
    const ours: Uploads[] = [];
    const growths: number[] = [];
    for (let round = 0; round <= world.rounds; round++) {
      const cookies = (await makeUploaders(site, 1)).map(({ cookie }) => cookie);
      const seconds = await writeRaw(path.join(world.scratch, 'raw'));
      const before = memoryOf(site.pid);
      const { port, pid } = site;
      const sent = await startUploads({ port, cookies, bytes, pieceBytes, endless: false }, pid).done;
      // The first round warms compilers.
      if (round === 0) continue;
      raw.push(seconds);
      ours.push(sent);
      growths.push(sent.largest - before);
    }
    const rate = (seconds: number): string => `${number(bytes / 1e6 / seconds)} MB/s`;
    const ratios = raw.map((seconds, round) => seconds / (ours[round]?.seconds ?? Number.POSITIVE_INFINITY));
    return [
      {
        work: 'upload of 1 GB in pieces, until it is on the disk',
        yardstick: `written and synced by one process: ${rate(median(raw))}`,
        ours: rate(median(ours.map(({ seconds }) => seconds))),
        figure: median(ratios),
        bounds: { direction: 'at least', must: 0.5, aim: 0.8, unit: '×' },
        note: `rounds ${spread(ratios).map(number).join('–')}; who sends is a process on the same cores`,
      },
      {
        work: 'memory that an upload of 1 GB takes',
        yardstick: '–',
        ours: `${number(median(growths))} MB`,
        figure: median(growths),
        bounds: { direction: 'at most', must: 96, aim: 48, unit: 'MB' },
        note: `resident, at its largest, over what was held before; rounds ${spread(growths).map(number).join('–')}`,
      },
    ];
  },
};
