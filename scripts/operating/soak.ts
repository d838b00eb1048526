import { execFileSync } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { memoryOf } from '../../bench/measure/process-usage.ts';
import { freePort } from '../../server/src/platform/db/embedded-postgres.ts';
import { Draw } from './fuzz/draw.ts';
import { collectedMemory, tellsMemory, toldMemory } from './fuzz/told-memory.ts';
import { Member } from './member.ts';
import { serverUrl, startServer } from './postgres.ts';
import { conduct, say, type Trial, until } from './processes.ts';
import { type Answer, doOne, type World } from './soak/crowd.ts';
import { fillWithVideos } from './trial-catalogue.ts';

// An evening at a site: visitors, members, uploads and the jobs they make, at a steady share of what the machine can do.
// Looks for answers that fail, for memory that grows, and for jobs that stay.
// Debian: apt install postgresql-15 ffmpeg
// node scripts/operating/soak.ts [minutes] [requests a second; without it 70 % of what the machine answers]
const minutes = Number(process.argv[2] ?? 30);
const given = Number(process.argv[3] ?? 0);
const seed = 11;
const catalogue = 1000;
const members = 20;
const secondsBetweenUploads = 45;
/** As many as the site takes of one member in a day, and a few less. */
const uploadsEach = 18;
/** Minutes between two looks at what is left after a collection; the caches are taken to be full after half of the run. */
const minutesBetweenLooks = 3;
/** By how much what is left after a collection may be larger at the end. */
const mostGrowth = 1.05;

const words = [
  'lantern',
  'harbour',
  'night',
  'river',
  'signal',
  'garden',
  'winter',
  'train',
  'paper',
  'comet',
];

/** A clip whose bytes no other has. */
function makeClip(folder: string, name: string, seconds: number, hue: number): Buffer {
  const file = path.join(folder, `${name}.mp4`);
  execFileSync(
    'ffmpeg',
    [
      ...['-y', '-loglevel', 'error', '-f', 'lavfi'],
      ...['-i', `testsrc2=size=640x360:rate=24:duration=${seconds},hue=h=${hue}`],
      ...['-f', 'lavfi', '-i', `sine=frequency=${200 + hue}:duration=${seconds}`],
      ...['-c:v', 'libx264', '-preset', 'ultrafast', '-pix_fmt', 'yuv420p', '-c:a', 'aac', file],
    ],
    { stdio: ['ignore', 'ignore', 'inherit'] },
  );
  return readFileSync(file);
}

/** Sends a clip and asks that it be published; answers its video once that is ready. */
async function upload(uploader: Member, port: number, clip: Buffer, title: string): Promise<string> {
  const location = await uploader.beginUpload(port, clip.length, `${title}.mp4`);
  const sent = await uploader.tus(
    port,
    'PATCH',
    location,
    { 'upload-offset': '0', 'content-type': 'application/offset+octet-stream' },
    clip,
  );
  if (sent.status !== 204) throw new Error(`${sent.status} ${await sent.text()}`);
  const id = path.basename(location);
  await uploader.submitUpload(id, title);
  let videoId = '';
  await until(
    async () => {
      const all = await uploader.call<{ id: string; video: { video_id: string; stage: string } | null }[]>(
        'get_my_uploads',
        {},
      );
      const video = all.find((one) => one.id === id)?.video;
      videoId = video?.video_id ?? '';
      return video?.stage === 'Ready';
    },
    600_000,
    `${title} is not ready in ten minutes`,
  );
  return videoId;
}

/** Addresses of a video's lists and segments. */
async function mediaOf(member: Member, port: number, videoId: string): Promise<string[]> {
  const { master_url } = await member.call<{ master_url: string }>('get_own_playback', {
    p_video_id: videoId,
  });
  const master = new URL(master_url, `http://127.0.0.1:${port}`);
  const linesOf = async (address: URL): Promise<URL[]> =>
    (await (await fetch(address, { headers: { cookie: member.cookie } })).text())
      .split('\n')
      .filter((line) => line !== '' && !line.startsWith('#'))
      .map((line) => new URL(line, address));
  const lists = await linesOf(new URL(master.pathname, master));
  const segments = (await Promise.all(lists.map(linesOf))).flat();
  return [master, ...lists, ...segments].map(({ pathname }) => pathname);
}

async function gather(trial: Trial, port: number, database: string): Promise<[World, Member[]]> {
  const draw = new Draw(seed, 0);
  const titles = Array.from({ length: catalogue }, (_, n) => `The ${draw.of(words)} ${draw.of(words)} ${n}`);
  const videos = await fillWithVideos(database, trial.folder, titles);
  const people: Member[] = [];
  for (let n = 0; n < members; n++) {
    const member = new Member(port);
    await member.joinConfirmed(`guest_${n}`, database);
    people.push(member);
  }
  const uploaders: Member[] = [];
  for (let n = 0; n <= (minutes * 60) / secondsBetweenUploads / uploadsEach; n++) {
    const uploader = new Member(port);
    await uploader.joinConfirmed(`projectionist_${n}`, database, true);
    uploaders.push(uploader);
  }
  const first = await upload(uploaders[0]!, port, makeClip(trial.folder, 'first', 20, 0), 'Opening night');
  const client = new pg.Client(database);
  await client.connect();
  const { rows } = await client.query<{ id: string; username: string }>('select id, username from profiles');
  await client.end();
  const conversations: string[] = [];
  for (const [at, member] of people.entries()) {
    const p_user_id = rows.find(({ username }) => username === `guest_${at ^ 1}`)?.id;
    const { conversation_id: id } = await member.call<{ conversation_id: string }>('start_conversation', {
      p_user_id,
    });
    conversations.push(id);
    if (at % 2 === 0)
      await member.call('send_message', { p_conversation_id: id, p_content: 'Good evening!' });
    else await member.call('answer_message_request', { p_conversation_id: id, p_accept: true });
  }
  const media = await mediaOf(uploaders[0]!, port, first);
  return [
    { ...{ port, videos, words, media, conversations }, members: people.map(({ cookie }) => cookie) },
    uploaders,
  ];
}

/** What was answered, in a while. */
class Tally {
  readonly #taken: number[] = [];
  readonly failures: string[] = [];

  add({ name, status, milliseconds, words: said }: Answer): void {
    this.#taken.push(milliseconds);
    if (status === 0 || status >= 400) this.failures.push(`${name}: ${status} ${said.slice(0, 160)}`);
  }

  get answers(): number {
    return this.#taken.length;
  }

  /** Milliseconds within which this share was answered. */
  within(share: number): number {
    return this.#taken.sort((a, b) => a - b)[Math.floor(this.#taken.length * share)] ?? 0;
  }
}

/** Answers a second where each of so many asks again as soon as it is answered. */
async function capacity(world: World): Promise<number> {
  const tally = new Tally();
  let place = 0;
  const began = performance.now();
  const ask = async (): Promise<void> => {
    while (performance.now() - began < 20_000) tally.add(await doOne(world, new Draw(seed + 1, place++)));
  };
  await Promise.all(Array.from({ length: 32 }, ask));
  for (const failure of tally.failures.slice(0, 10)) say(failure);
  return tally.answers / ((performance.now() - began) / 1000);
}

const mb = (bytes: number): string => `${(bytes / 2 ** 20).toFixed(0)} MB`;

const workerOf = (): number =>
  Number(
    readdirSync('/proc').find((pid) => {
      try {
        const told = readFileSync(`/proc/${pid}/cmdline`, 'latin1');
        return (
          told.includes('main/worker.ts') && readFileSync(`/proc/${pid}/environ`, 'latin1').includes(mark)
        );
      } catch {
        return false;
      }
    }),
  );
const mark = `SOAK_MARK=${process.pid}`;

await conduct('soak', async (trial) => {
  const server = await startServer(trial);
  const database = serverUrl(server, 'site');
  const port = await freePort();
  mkdirSync(path.join(trial.folder, 'data'));
  await trial.startSite(port, {
    ...{ DATABASE_URL: database, SIGNUP_VERIFICATION: 'after', SOAK_MARK: String(process.pid) },
    ...tellsMemory(trial.folder),
  });
  const [world, uploaders] = await gather(trial, port, database);
  const { pid } = toldMemory(trial.folder);
  const collected = () => collectedMemory(trial.folder);
  const most = await capacity(world);
  const perSecond = given || 0.7 * most;
  say(
    `The machine answers ${most.toFixed(0)} a second; ${perSecond.toFixed(0)} a second for ${minutes} minutes, an upload every ${secondsBetweenUploads} s.`,
  );

  let [place, uploads] = [0, 0];
  const uploadFailures: string[] = [];
  const films: Promise<unknown>[] = [];
  const began = performance.now();
  const isOver = (): boolean => performance.now() - began > minutes * 60_000;
  let tally = new Tally();
  const all: string[] = [];
  let answers = 0;
  const under = new Set<Promise<void>>();
  const asking = setInterval(() => {
    const due = ((performance.now() - began) / 1000) * perSecond;
    while (place < due) {
      const one: Promise<void> = doOne(world, new Draw(seed, place++)).then((answer) => {
        tally.add(answer);
        under.delete(one);
      });
      under.add(one);
    }
  }, 5);
  const sending = setInterval(() => {
    const name = `Reel ${++uploads}`;
    const clip = makeClip(trial.folder, `reel-${uploads}`, 4 + (uploads % 5), (uploads * 37) % 360);
    films.push(
      upload(uploaders[Math.floor(uploads / uploadsEach)]!, port, clip, name).catch(
        (error: Error) => void uploadFailures.push(error.message),
      ),
    );
  }, secondsBetweenUploads * 1000);
  const looks: Awaited<ReturnType<typeof collected>>[] = [];
  for (let minute = 1; !isOver(); minute++) {
    await sleep(Math.min(60_000, minutes * 60_000 - (performance.now() - began) + 100));
    say(
      `minute ${minute}: ${tally.answers} answers, ${tally.failures.length} failed, half within ${tally.within(0.5).toFixed(1)} ms, 99 % within ${tally.within(0.99).toFixed(0)} ms; web ${memoryOf(pid).toFixed(0)} MB, worker ${memoryOf(workerOf()).toFixed(0)} MB, ${under.size} under way`,
    );
    answers += tally.answers;
    all.push(...tally.failures);
    tally = new Tally();
    if (minute % minutesBetweenLooks === 0) {
      looks.push(await collected());
      say(`after a collection the web process uses ${mb(looks.at(-1)!.heap)}`);
    }
  }
  clearInterval(asking);
  clearInterval(sending);
  await Promise.all(under);
  await Promise.all(films);
  const end = await collected();
  for (const failure of [...all, ...uploadFailures].slice(0, 20)) say(failure);
  say(
    `${answers} answers, ${all.length} failed; ${uploads} uploads, ${uploadFailures.length} failed, all others are published and play.`,
  );
  const half = looks[Math.floor(looks.length / 2)] ?? end;
  say(
    `After a collection the web process uses ${mb(half.heap)} after half of it and ${mb(end.heap)} at the end (${mb(half.rss)} and ${mb(end.rss)} held).`,
  );
  const isSteady = end.heap <= mostGrowth * half.heap;
  if (!isSteady) say('Its memory grows.');
  return all.length === 0 && uploadFailures.length === 0 && isSteady && end.pid === pid;
});
