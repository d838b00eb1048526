import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after } from 'node:test';
import { promisify } from 'node:util';
import { readConfig } from '../../platform/config.ts';
import type { Platform } from '../../platform/context.ts';
import { testDatabase } from '../../platform/db/test-database.ts';
import { findMediaTools } from '../../platform/executables.ts';
import { createFacts } from '../../platform/facts.ts';
import { createJobs } from '../../platform/jobs/pg-boss-jobs.ts';
import { createLog } from '../../platform/log.ts';
import { createStorage } from '../../platform/storage/create-storage.ts';
import { createMediaAsset, mediaFailed, mediaPlayable, mediaReady, processMediaHere, receiveSource } from './index.ts';

const run = promisify(execFile);

/** A folder that goes when the test file is done. */
export async function temporaryFolder(): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'tsukimi-media-'));
  after(() => rm(folder, { recursive: true, force: true, maxRetries: 5 }));
  return folder;
}

/** Makes a clip with the ffmpeg of this machine; `args` name inputs and encoding. Returns its path. */
export async function makeClip(file: string, args: readonly string[]): Promise<string> {
  const { ffmpeg } = await findMediaTools({ ffmpegPath: null, ffprobePath: null });
  await run(ffmpeg.path, ['-v', 'error', '-nostdin', '-y', ...args, file]);
  return file;
}
/** Inputs and encoding of an ordinary small clip. */
export const picture = (size: string, seconds: number, rate = '24'): string[] => ['-f', 'lavfi', '-i', `testsrc2=s=${size}:r=${rate}:d=${seconds}`];
export const sound = (seconds: number, layout = 'stereo'): string[] => ['-f', 'lavfi', '-i', `aevalsrc=0.2*sin(440*2*PI*t):c=${layout}:s=44100:d=${seconds}`];
export const quickly = ['-c:v', 'libx264', '-preset', 'ultrafast', '-pix_fmt', 'yuv420p'];

export interface MediaBench {
  platform: Platform;
  folder: string;
  /** Facts in the order they were stated: `[name, body]`. */
  stated: [string, Record<string, unknown>][];
  databaseUrl: string;
}

/** A platform on a database of its own, with files under a temporary folder. */
export async function mediaBench(environment: Record<string, string> = {}): Promise<MediaBench> {
  const folder = await temporaryFolder();
  const { db, url } = await testDatabase();
  const { config, faults } = readConfig({ DATA_DIR: folder, LOG_LEVEL: 'silent', ...environment });
  if (faults.length > 0) throw new Error(faults.join('\n'));
  const facts = createFacts();
  const stated: MediaBench['stated'] = [];
  for (const fact of [mediaPlayable, mediaReady, mediaFailed]) {
    facts.on<unknown>(fact, async (_transaction, body) => void stated.push([fact.name, body as Record<string, unknown>]));
  }
  const platform: Platform = {
    config,
    log: createLog(config.logLevel),
    db,
    storage: createStorage(config),
    jobs: createJobs(db),
    facts,
    objectBase: '/',
  };
  return { platform, folder, stated, databaseUrl: url };
}

/** Takes a file in and queues it. */
export async function takeIn({ platform }: MediaBench, file: string): Promise<string> {
  const source = await receiveSource(platform, { path: file, mode: 'copy' });
  return platform.db.transaction((transaction) => createMediaAsset(transaction, platform.jobs, source));
}

/** Takes a file in and does all the work on it. */
export async function processFile(bench: MediaBench, file: string): Promise<string> {
  const mediaId = await takeIn(bench, file);
  await processMediaHere(bench.platform, mediaId, new AbortController().signal);
  return mediaId;
}

/** All keys of an asset. */
export async function keysOf({ platform }: MediaBench, prefix: string): Promise<string[]> {
  const keys: string[] = [];
  for await (const key of platform.storage.list(prefix)) keys.push(key);
  return keys;
}
