import { randomBytes } from 'node:crypto';
import { open, rm } from 'node:fs/promises';
import http from 'node:http';
import path from 'node:path';
import { number } from '../line.ts';
import { memoryOf } from '../measure/process-usage.ts';
import type { Row } from '../row.ts';
import { makePeople } from '../world/members.ts';
import { small, withClient } from '../world/postgres.ts';
import type { Site } from '../world/site.ts';

const bytes = 1024 ** 3;
/** As large as the page sends them. */
const pieceBytes = 32 * 1024 ** 2;
const chunk = randomBytes(1024 ** 2);
const place = '/storage/v1/upload/resumable';

interface Sent {
  status: number;
  location: string;
}

function send(site: Site, method: string, to: string, headers: object, length = 0): Promise<Sent> {
  return new Promise((resolve, reject) => {
    const request = http.request(
      {
        host: '127.0.0.1',
        port: site.port,
        method,
        path: to,
        headers: { 'tus-resumable': '1.0.0', 'content-length': length, ...headers },
      },
      (response) => {
        response.resume();
        response.on('end', () =>
          resolve({ status: response.statusCode ?? 0, location: response.headers.location ?? '' }),
        );
      },
    );
    request.on('error', reject);
    let left = length;
    const write = (): void => {
      while (left > 0) {
        left -= chunk.length;
        if (!request.write(chunk)) {
          request.once('drain', write);
          return;
        }
      }
      request.end();
    };
    write();
  });
}

/** Seconds that the same bytes take to the same disk without anything between. */
async function writeRaw(file: string): Promise<number> {
  const began = performance.now();
  const handle = await open(file, 'w');
  for (let written = 0; written < bytes; written += chunk.length) await handle.write(chunk);
  await handle.close();
  const seconds = (performance.now() - began) / 1000;
  await rm(file);
  return seconds;
}

/** Seconds of one upload, and what the process grew by at its largest, in MB. */
async function uploadOnce(site: Site, cookie: string): Promise<{ seconds: number; growth: number }> {
  const before = memoryOf(site.pid);
  let largest = before;
  const began = performance.now();
  const begun = await send(site, 'POST', place, { cookie, 'upload-length': String(bytes) });
  if (begun.status !== 201) throw new Error(`the upload could not begin: ${begun.status}`);
  for (let offset = 0; offset < bytes; offset += pieceBytes) {
    const headers = {
      cookie,
      'upload-offset': String(offset),
      'content-type': 'application/offset+octet-stream',
    };
    const { status } = await send(site, 'PATCH', begun.location, headers, pieceBytes);
    if (status !== 204) throw new Error(`a piece was not taken: ${status}`);
    largest = Math.max(largest, memoryOf(site.pid));
  }
  const seconds = (performance.now() - began) / 1000;
  await send(site, 'DELETE', begun.location, { cookie });
  return { seconds, growth: largest - before };
}

const middle = (values: readonly number[]): number =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

/** A gigabyte over loopback in pieces, turn by turn with the same bytes written to the same disk. */
export const upload: Row = {
  name: 'upload',
  needs: [],
  async run(world) {
    const site = await world.site(small);
    const [sender] = await makePeople(site, 1);
    if (!sender) throw new Error('nobody is there to send');
    await withClient(site.databaseUrl, (client) =>
      client.query('insert into account_rights (account_id, can_upload_videos) values ($1, true)', [
        sender.id,
      ]),
    );
    const raw: number[] = [];
    const ours: number[] = [];
    const growths: number[] = [];
    for (let round = 0; round < 3; round++) {
      raw.push(await writeRaw(path.join(world.scratch, 'raw')));
      const { seconds, growth } = await uploadOnce(site, sender.cookie);
      ours.push(seconds);
      growths.push(growth);
    }
    const rate = (seconds: number): string => `${number(bytes / 1e6 / seconds)} MB/s`;
    const ratio = middle(raw.map((seconds, round) => seconds / (ours[round] ?? seconds)));
    const growth = middle(growths);
    return [
      {
        work: 'upload of 1 GB in pieces, against the raw disk',
        yardstick: rate(middle(raw)),
        ours: rate(middle(ours)),
        figure: ratio,
        bounds: { direction: 'at least', must: 0.5, aim: 0.8, unit: '×' },
        note: 'written, not synced, by both',
      },
      {
        work: 'memory that an upload of 1 GB takes',
        yardstick: '–',
        ours: `${number(growth)} MB`,
        figure: growth,
        bounds: { direction: 'at most', must: 96, aim: 48, unit: 'MB' },
        note: 'resident, at its largest',
      },
    ];
  },
};
