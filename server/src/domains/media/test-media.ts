import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after } from 'node:test';
import { promisify } from 'node:util';
import { readConfig } from '../../platform/config.ts';
import type { Platform } from '../../platform/context.ts';
import { testDatabase } from '../../platform/db/test-database.ts';
import { createFacts } from '../../platform/facts.ts';
import { createJobs } from '../../platform/jobs/pg-boss-jobs.ts';
import { createLog } from '../../platform/log.ts';
import { createMailer } from '../../platform/mail/mailer.ts';
import { configuredOutbound } from '../../platform/outbound/configured-outbound.ts';
import { createStorage } from '../../platform/storage/create-storage.ts';
import { testMediaTools } from '../../platform/test-media-tools.ts';
import {
  createMediaAsset,
  ladderFailed,
  mediaFailed,
  mediaPlayable,
  mediaPrefix,
  mediaProgress,
  mediaReady,
  processMediaHere,
  receiveSource,
} from './index.ts';
import type { MediaOutcome } from './media-facts.ts';
import { listRenditions, type Rendition } from './media-queries.ts';

const run = promisify(execFile);

/** A folder that is removed when the test file is done. */
export async function temporaryFolder(): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'tsukimi-media-'));
  after(() => rm(folder, { recursive: true, force: true, maxRetries: 5 }));
  return folder;
}

/** Makes a clip with this machine's ffmpeg; `args` name inputs and encoding. Returns its path. */
export async function makeClip(file: string, args: readonly string[]): Promise<string> {
  const { ffmpeg } = await testMediaTools();
  await run(ffmpeg.path, ['-v', 'error', '-nostdin', '-y', ...args, file]);
  return file;
}
/** Inputs and encoding of an ordinary small clip. */
export const picture = (size: string, seconds: number, rate = '24'): string[] => [
  '-f',
  'lavfi',
  '-i',
  `testsrc2=s=${size}:r=${rate}:d=${seconds}`,
];
export const sound = (seconds: number, layout = 'stereo'): string[] => [
  '-f',
  'lavfi',
  '-i',
  `aevalsrc=0.2*sin(440*2*PI*t):c=${layout}:s=44100:d=${seconds}`,
];
export const quickly = ['-c:v', 'libx264', '-preset', 'ultrafast', '-pix_fmt', 'yuv420p'];

export interface MediaBench {
  platform: Platform;
  folder: string;
  /** Facts in the order they were stated: `[name, body]`. */
  stated: [string, Record<string, unknown>][];
  databaseUrl: string;
}

/** A platform on its own database, with files under a temporary folder. */
export async function mediaBench(environment: Record<string, string> = {}): Promise<MediaBench> {
  const folder = await temporaryFolder();
  const { db, url } = await testDatabase();
  const { config, faults } = readConfig({ DATA_DIR: folder, LOG_LEVEL: 'silent', ...environment });
  if (faults.length > 0) throw new Error(faults.join('\n'));
  const facts = createFacts();
  const stated: MediaBench['stated'] = [];
  for (const fact of [mediaPlayable, mediaReady, ladderFailed, mediaFailed]) {
    facts.on<unknown>(
      fact,
      async (_transaction, body) => void stated.push([fact.name, body as Record<string, unknown>]),
    );
  }
  const platform: Platform = {
    config,
    log: createLog(config.logLevel),
    db,
    storage: createStorage(config),
    jobs: createJobs(db),
    facts,
    mail: createMailer(config, createLog(config.logLevel)),
    outbound: configuredOutbound(config),
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

export interface Made {
  mediaId: string;
  outcome: MediaOutcome;
  renditions: Rendition[];
  master: string;
  /** Local file of a key under the asset. */
  file(name: string): string;
  text(name: string): Promise<string>;
}

/** Makes a clip, sends it through the whole pipeline and reads the result. */
export async function makeMedia(bench: MediaBench, name: string, args: readonly string[]): Promise<Made> {
  const clip = await makeClip(path.join(bench.folder, name), args);
  const mediaId = await processFile(bench, clip);
  const progress = await mediaProgress(bench.platform.db, mediaId);
  assert.equal(progress?.state, 'ready', progress?.reason ?? '');
  const outcome = bench.stated.findLast(([fact]) => fact === 'media.ready')![1] as unknown as MediaOutcome;
  const file = (key: string): string => bench.platform.storage.localPath(mediaPrefix(mediaId) + key)!;
  const text = async (key: string): Promise<string> =>
    (await bench.platform.storage.get(mediaPrefix(mediaId) + key))!.toString();
  return {
    mediaId,
    outcome,
    renditions: await listRenditions(bench.platform.db, mediaId),
    master: await text('master.m3u8'),
    file,
    text,
  };
}

export interface Stream {
  codec_type: string;
  codec_name: string;
  width?: number;
  height?: number;
  pix_fmt?: string;
  color_range?: string;
  channels?: number;
  r_frame_rate?: string;
  nb_read_frames?: string;
}
/** The streams of a file or playlist, with their frames counted. Fails on any complaint from the reader. */
export async function streamsOf(file: string): Promise<Stream[]> {
  const { ffprobe } = await testMediaTools();
  const segments = file.endsWith('.m3u8') ? ['-allowed_extensions', 'ALL'] : [];
  const args = ['-v', 'error', '-count_frames', '-of', 'json', '-show_streams', ...segments, file];
  const { stdout, stderr } = await run(ffprobe.path, args);
  assert.equal(stderr, '');
  return (JSON.parse(stdout) as { streams: Stream[] }).streams;
}

/** `720p 1280x720` of each video rendition, lowest first. */
/** The brightest point of the first frames, as written: 235 is white in limited range, 255 in full. */
export async function brightestOf(file: string): Promise<number> {
  const { ffmpeg } = await testMediaTools();
  const { stdout } = await run(ffmpeg.path, [
    ...['-v', 'error', '-nostdin', '-i', file, '-vf', 'signalstats,metadata=print:file=-'],
    ...['-frames:v', '5', '-f', 'null', '-'],
  ]);
  const found = [...stdout.matchAll(/YMAX=(\d+)/g)].map(([, value]) => Number(value));
  assert.ok(found.length > 0);
  return Math.max(...found);
}
export const sizesOf = ({ renditions }: Made): string[] =>
  renditions
    .filter(({ kind }) => kind === 'video')
    .map(({ name, width, height }) => `${name} ${width}x${height}`);
