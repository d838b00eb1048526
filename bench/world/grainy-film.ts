import { existsSync, renameSync } from 'node:fs';
import path from 'node:path';
import { readConfig } from '#server/platform/config.ts';
import { createStorage } from '#server/platform/storage/create-storage.ts';
import { end, runProgram } from './children.ts';
import { clipSeconds, sourceClip } from './clip.ts';
import { importFile, startWorker } from './import.ts';
import { withClient } from './postgres.ts';
import type { Site } from './site.ts';
import { findTool } from './tools.ts';
import type { World } from './world-parts.ts';

/** A film whose rungs take what rungs of much-moving films take, so that a line decides which of them plays. */
export interface GrainyFilm {
  slug: string;
  masterKey: string;
  /** Lowest first; kbit/s on average. */
  rungs: { lines: number; kbits: number }[];
}

const title = 'The bench film for slow lines';
/** Counts up when the film is made differently. */
const edition = 1;
/** How strong its grain is: the ladder's rungs take 0.3 to 6 Mbit/s with it. */
const grain = 11;

/** The clip of the bench in 720p, with grain. */
async function grainyClip(world: World): Promise<string> {
  const file = path.join(world.folder, `clip-grainy-${edition}.mp4`);
  if (existsSync(file)) return file;
  world.say(`making ${clipSeconds} s with grain in 720p`);
  const draft = path.join(world.scratch, 'grainy.mp4');
  await runProgram(findTool('ffmpeg'), [
    ...['-hide_banner', '-loglevel', 'error', '-y', '-i', await sourceClip(world)],
    ...['-vf', `scale=1280:720,noise=alls=${grain}:allf=t`, '-c:a', 'copy'],
    ...['-c:v', 'libx264', '-preset', 'superfast', '-crf', '18', draft],
  ]);
  renameSync(draft, file);
  return file;
}

/** The film, imported through the product once for all runs. It is published, and the newest video of the site. */
export async function grainyFilm(world: World, site: Site): Promise<GrainyFilm> {
  const storage = createStorage(readConfig(site.env).config);
  const find = () =>
    withClient(site.databaseUrl, async (client) => {
      const { rows } = await client.query<{ slug: string; playback: { master_key: string } }>(
        `select slug, playback from videos where title = $1 and playback_state = 'ready' and publish_status = 'published'`,
        [title],
      );
      return rows[0];
    });
  let made = await find();
  if (!made || (await storage.stat(made.playback.master_key)) === null) {
    await withClient(site.databaseUrl, (client) =>
      client.query('delete from videos where title = $1', [title]),
    );
    world.say(`importing ${clipSeconds} s for slow lines`);
    const worker = await startWorker(site);
    try {
      await importFile(site, await grainyClip(world), title);
    } finally {
      await end(worker);
    }
    made = await find();
    if (!made) throw new Error('the film for slow lines is not ready');
    await site.dropAnswers();
  }
  const { master_key: masterKey } = made.playback;
  const master = (await storage.get(masterKey))!.toString();
  const rungs = [...master.matchAll(/AVERAGE-BANDWIDTH=(\d+),RESOLUTION=\d+x(\d+)/g)]
    .map(([, bits, lines]) => ({ lines: Number(lines), kbits: Number(bits) / 1000 }))
    .sort((a, b) => a.lines - b.lines);
  if (rungs.length < 3) throw new Error('the film for slow lines has no ladder');
  return { slug: made.slug, masterKey, rungs };
}
