import { type ChildProcess, execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { existsSync, mkdirSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { cpuOf, memoryOf } from '../../bench/measure/process-usage.ts';
import { startUploads } from '../../bench/measure/uploads.ts';
import { webEnvironment, webFlags } from '../../server/src/main/start/web-flags.ts';
import { freePort } from '../../server/src/platform/db/embedded-postgres.ts';
import { createS3Storage } from '../../server/src/platform/storage/s3-storage.ts';
import { Member } from './member.ts';
import { query, serverUrl, startServer } from './postgres.ts';
import { conduct, isReady, say, type Trial, until } from './processes.ts';

// Two web processes and a worker, each with a folder of its own, with one PostgreSQL and one bucket: sends a film in pieces
// that alternate between the two, kills one with SIGKILL in the middle of a piece and begins it again, compares every byte,
// and plays the film. With --measure also what a gigabyte takes, into the bucket and into a folder.
// Debian: apt install postgresql-15 ffmpeg
// node scripts/operating/separate-folders.ts [--measure]
const leastBytes = 60_000_000;
const folders = ['first', 'second', 'worker'] as const;

interface Node {
  port: number;
  start(): Promise<ChildProcess>;
}

const bucketOf = (port: number) => ({
  ...{ endpoint: `http://127.0.0.1:${port}`, region: 'us-east-1', bucket: 'media' },
  ...{ accessKeyId: 'TESTKEY', secretAccessKey: 'test secret', forcePathStyle: true, publicUrl: null },
});

/** What a process of the site is started with. */
function environment(trial: Trial, folder: string, server: number, bucket: number | null): NodeJS.ProcessEnv {
  const dataDir = path.join(trial.folder, folder);
  mkdirSync(dataDir, { recursive: true });
  const s3 = bucketOf(bucket ?? 0);
  return {
    ...webEnvironment,
    ...{
      DATA_DIR: dataDir,
      DATABASE_URL: serverUrl(server, 'site'),
      SECRET: 'of a trial, on every machine the same',
    },
    ...{ DEMO: '0', RATE_LIMIT_FACTOR: '0', LOG_LEVEL: 'error', SIGNUP_VERIFICATION: 'after' },
    ...(bucket === null
      ? {}
      : {
          ...{ S3_ENDPOINT: s3.endpoint, S3_BUCKET: s3.bucket, S3_ACCESS_KEY_ID: s3.accessKeyId },
          S3_SECRET_ACCESS_KEY: s3.secretAccessKey,
        }),
  };
}

/** A web process itself, without the launcher, so that it is what a signal meets. */
function webNode(trial: Trial, port: number, env: NodeJS.ProcessEnv): Node {
  const args = [...webFlags, 'server/src/main/web.ts'];
  return {
    port,
    async start() {
      const child = trial.run(process.execPath, args, { ...env, ROLE: 'web', PORT: String(port) });
      await until(() => isReady(port), 60_000, `The web process on ${port} does not start.`);
      return child;
    },
  };
}

/** Rain on a screen: it can hardly be made smaller, and is larger than many parts. */
function makeFilm(file: string): Buffer {
  const source = 'testsrc2=size=640x360:rate=25:duration=10';
  execFileSync(
    'ffmpeg',
    [
      ...['-loglevel', 'error', '-f', 'lavfi', '-i', source, '-vf', 'noise=alls=100:allf=t+u'],
      ...['-c:v', 'libx264', '-preset', 'ultrafast', '-qp', '10', '-pix_fmt', 'yuv420p', file],
    ],
    { stdio: ['ignore', 'inherit', 'inherit'] },
  );
  const film = readFileSync(file);
  if (film.length < leastBytes) throw new Error(`the film has only ${film.length} bytes`);
  return film;
}

/** Sends the film; answers where it went on after the kill, and what had been sent by then. */
async function sendFilm(
  member: Member,
  { nodes, children, database }: { nodes: Node[]; children: ChildProcess[]; database: string },
  film: Buffer,
): Promise<string> {
  const location = await member.beginUpload(nodes[0]!.port, film.length, 'rain.mp4');
  let offset = 0;
  let wasKilled = false;
  for (let turn = 0; offset < film.length; turn++) {
    const at = turn % 2;
    const isKilled = at === 0 && !wasKilled && offset > film.length / 4;
    const piece = film.subarray(offset, offset + (isKilled ? 32_000_000 : 6_000_000 + turn * 1000));
    const sending = member.tus(
      nodes[at]!.port,
      'PATCH',
      location,
      { 'upload-offset': String(offset), 'content-type': 'application/offset+octet-stream' },
      piece,
    );
    if (isKilled) {
      wasKilled = true;
      const ended = sending.catch(() => {});
      // In the middle: a part of this piece is counted, and the rest is still to come.
      const some = `select 1 / (arrived > ${offset})::int from uploads`;
      await until(() => query(database, some), 10_000, 'nothing of a piece is counted');
      const exit = once(children[0]!, 'exit');
      children[0]!.kill('SIGKILL');
      await exit;
      await ended;
      const began = performance.now();
      const next = await member.offset(nodes[1]!.port, location);
      say(
        `The first node was killed while bytes ${offset} to ${offset + piece.length} came; the second goes on at ${next}, after ${(performance.now() - began).toFixed(0)} ms.`,
      );
      offset = next;
      children[0] = await nodes[0]!.start();
      continue;
    }
    const answer = await sending;
    if (answer.status !== 204) throw new Error(`${answer.status} ${await answer.text()}`);
    offset = Number(answer.headers.get('upload-offset'));
  }
  return location;
}

async function hashInBucket(bucket: number, key: string): Promise<string> {
  const stream = await createS3Storage(bucketOf(bucket)).stream(key);
  const hash = createHash('sha256');
  for await (const bytes of stream ?? []) hash.update(bytes as Buffer);
  return hash.digest('hex');
}

interface Shown {
  id: string;
  state: string;
  reason: string | null;
  video: { video_id: string; stage: string; reason: string | null; publish_status: string } | null;
}

/** Waits until the film is there; answers the length of its first segment. */
async function play(member: Member, port: number, id: string): Promise<number> {
  await member.submitUpload(id, 'Rain');
  let shown: Shown | undefined;
  await until(
    async () => {
      shown = (await member.call<Shown[]>('get_my_uploads', {})).find((one) => one.id === id);
      if (shown?.reason || shown?.video?.reason)
        throw new Error(`it failed: ${shown.reason ?? shown.video?.reason}`);
      return shown?.video?.stage === 'Ready';
    },
    300_000,
    'the film is not ready in five minutes',
  );
  const { master_url } = await member.call<{ master_url: string }>('get_own_playback', {
    p_video_id: shown!.video!.video_id,
  });
  const get = async (address: string): Promise<Buffer> => {
    const url = new URL(address, `http://127.0.0.1:${port}`);
    const answer = await fetch(`http://127.0.0.1:${port}${url.pathname}`, {
      headers: { cookie: member.cookie },
    });
    if (!answer.ok) throw new Error(`${url.pathname}: ${answer.status}`);
    return Buffer.from(await answer.arrayBuffer());
  };
  const lineOf = (text: Buffer): string =>
    text
      .toString()
      .split('\n')
      .find((line) => line !== '' && !line.startsWith('#'))!;
  const list = new URL(lineOf(await get(master_url)), new URL(master_url, 'http://site'));
  const segment = new URL(lineOf(await get(list.pathname)), list);
  return (await get(segment.pathname)).length;
}

/** What lies in a folder that another machine does not have. */
const foundIn = (folder: string): string =>
  readdirSync(folder)
    .map((name) => {
      const inside = path.join(folder, name);
      const count =
        existsSync(inside) && ['incoming', 'work', 'uploads'].includes(name)
          ? readdirSync(inside).length
          : null;
      return count === null ? name : `${name} (${count})`;
    })
    .join(', ') || 'nothing';

async function measure(
  trial: Trial,
  { server, bucket, store, cookie }: { server: number; bucket: number; store: number; cookie: string },
): Promise<void> {
  const bytes = 1024 ** 3;
  for (const [words, to] of [
    ['a folder', null],
    ['the bucket', bucket],
    ['a folder', null],
    ['the bucket', bucket],
  ] as const) {
    const port = await freePort();
    const node = webNode(trial, port, environment(trial, `measured-${port}`, server, to));
    const child = await node.start();
    const pid = child.pid!;
    await sleep(3000);
    const [memory, cpu, storeCpu] = [memoryOf(pid), cpuOf(pid), cpuOf(store)];
    const plan = { port, cookies: [cookie], bytes, pieceBytes: 32 * 1024 ** 2, endless: false };
    const { seconds, largest } = await startUploads(plan, pid).done;
    say(
      `1 GB into ${words}: ${(bytes / 1e6 / seconds).toFixed(0)} MB/s, ${((cpuOf(pid) - cpu) / 1000).toFixed(1)} s of CPU, ${(largest - memory).toFixed(0)} MB more memory at most; ${((cpuOf(store) - storeCpu) / 1000).toFixed(1)} s of CPU of the store.`,
    );
    const exit = once(child, 'exit');
    child.kill('SIGTERM');
    await exit;
  }
}

await conduct('separate', async (trial) => {
  const server = await startServer(trial);
  const bucket = await freePort();
  const store = trial.run(process.execPath, ['scripts/operating/bucket.ts', String(bucket)]);
  const env = (folder: string): NodeJS.ProcessEnv => environment(trial, folder, server, bucket);
  execFileSync(process.execPath, ['server/src/main/migrate.ts'], {
    env: { ...process.env, ...env('first') },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const nodes = [
    webNode(trial, await freePort(), env('first')),
    webNode(trial, await freePort(), env('second')),
  ];
  const children = [await nodes[0]!.start(), await nodes[1]!.start()];
  trial.run(process.execPath, ['server/src/main/worker.ts'], { ...env('worker'), ROLE: 'worker' });
  const member = new Member(nodes[1]!.port);
  await member.joinConfirmed('sender', serverUrl(server, 'site'), true);

  const film = makeFilm(path.join(trial.folder, 'rain.mp4'));
  const location = await sendFilm(member, { nodes, children, database: serverUrl(server, 'site') }, film);
  const id = path.basename(location);
  const sent = createHash('sha256').update(film).digest('hex');
  const isSame = (await hashInBucket(bucket, `uploads/${id}/whole`)) === sent;
  say(`${film.length} bytes arrived: ${isSame ? 'every one is the same' : 'and are NOT the same'}.`);
  const segment = await play(member, nodes[1]!.port, id);
  const client = new pg.Client(serverUrl(server, 'site'));
  await client.connect();
  const { rows } = await client.query<{ hash: string }>(
    `select encode(source_sha256, 'hex') as hash from media_assets where id = $1`,
    [id],
  );
  await client.end();
  const isKnown = rows[0]?.hash === sent;
  say(
    `The worker ${isKnown ? 'knows it by its exact hash' : 'took ANOTHER hash'}; its first segment has ${segment} bytes.`,
  );
  let isClean = true;
  for (const folder of folders) {
    const found = foundIn(path.join(trial.folder, folder));
    isClean &&= !/uploads|\([1-9]/.test(found);
    say(`In the folder of ${folder}: ${found}.`);
  }
  if (process.argv.includes('--measure'))
    await measure(trial, { server, bucket, store: store.pid!, cookie: member.cookie });
  return isSame && isKnown && isClean && segment > 0;
});
