import { type ChildProcess, fork, spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { end } from './children.ts';
import { withClient } from './postgres.ts';
import type { Site } from './site.ts';

const program = (name: string): string =>
  fileURLToPath(new URL(`../../server/src/main/${name}`, import.meta.url));

/** A worker of the site; it takes the jobs of imports. */
export async function startWorker(site: Site): Promise<ChildProcess> {
  const child = fork(program('worker.ts'), { env: site.env, stdio: ['ignore', 'inherit', 'inherit', 'ipc'] });
  await new Promise<void>((resolve, reject) => {
    child.once('exit', (code) => reject(new Error(`the worker ended with ${code}`)));
    child.on('message', (message) => {
      if ((message as { type?: string }).type === 'ready') resolve();
    });
  });
  return child;
}

export interface Imported {
  videoId: string;
  slug: string;
  mediaId: string;
  /** Seconds from the start of the command until a player can begin: master, playlist and first segment are served. */
  playableAfter: number;
  /** Seconds until the ladder is complete. */
  readyAfter: number;
}

interface Standing {
  id: string;
  slug: string;
  media_id: string | null;
  playback_state: string;
  playback: { master_key?: string; reason?: string };
}

/** Runs the operator's command on the file, and watches from outside when it plays and when it is ready. */
export async function importFile(site: Site, file: string, title: string): Promise<Imported> {
  const startedAt = performance.now();
  const seconds = (): number => (performance.now() - startedAt) / 1000;
  const args = [
    program('import-command.ts'),
    file,
    '--title',
    title,
    '--category',
    'Night trains',
    '--tags',
    'bench',
  ];
  const command = spawn(process.execPath, args, { env: site.env, stdio: ['ignore', 'ignore', 'pipe'] });
  let said = '';
  command.stderr.setEncoding('utf8').on('data', (text: string) => {
    said += text;
  });
  const ended = once(command, 'exit').then(([code]) => {
    if (code !== 0) throw new Error(`the import failed: ${said.trim()}`);
  });
  // Watched below while it runs.
  ended.catch(() => {});
  try {
    return await withClient(site.databaseUrl, async (client) => {
      let playableAfter = 0;
      for (;;) {
        const { rows } = await client.query<Standing>(
          'select id, slug, media_id, playback_state, playback from videos where title = $1',
          [title],
        );
        const [video] = rows;
        if (video?.playback_state === 'failed')
          throw new Error(`the import failed: ${video.playback.reason}`);
        if (video && playableAfter === 0 && (await plays(site, video))) playableAfter = seconds();
        if (video?.playback_state === 'ready') {
          await ended;
          return {
            videoId: video.id,
            slug: video.slug,
            mediaId: video.media_id!,
            playableAfter,
            readyAfter: seconds(),
          };
        }
        if (command.exitCode !== null && command.exitCode !== 0) await ended;
        if (seconds() > 900) throw new Error('the import takes longer than a quarter of an hour');
        await sleep(50);
      }
    });
  } finally {
    await end(command);
  }
}

/** Fetches what a player needs before it can begin. */
async function plays(site: Site, { playback_state, playback }: Standing): Promise<boolean> {
  if ((playback_state !== 'playable' && playback_state !== 'ready') || !playback.master_key) return false;
  const get = async (address: URL): Promise<Response> => {
    const response = await fetch(address);
    if (response.status !== 200)
      throw new Error(`${address.pathname} of a playable video answered ${response.status}`);
    return response;
  };
  const files = (playlist: string): string[] =>
    playlist.split('\n').filter((line) => line !== '' && !line.startsWith('#'));
  const master = new URL(`http://127.0.0.1:${site.port}/${playback.master_key}`);
  const [variant] = files(await (await get(master)).text());
  const playlist = new URL(variant ?? '', master);
  const text = await (await get(playlist)).text();
  const init = /#EXT-X-MAP:URI="([^"]+)"/.exec(text)?.[1];
  const [segment] = files(text);
  if (!init || !segment) return false;
  for (const name of [init, segment]) await (await get(new URL(name, playlist))).arrayBuffer();
  return true;
}
