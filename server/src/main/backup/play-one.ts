import { rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Config } from '../../platform/config.ts';
import { findMediaTools } from '../../platform/executables.ts';
import { readFenced } from '../../platform/fence/run-fenced.ts';

/** Milliseconds for an answer of a site that nobody else asks. */
const patience = 60_000;
const limits = { cpuSeconds: 120, memoryBytes: 8e9, fileBytes: 0, niceness: 10 };

interface Card {
  slug: string;
  title: string;
  playback_state: string;
}

/**
 * Asks a site for its newest videos, takes the first whose files it has, and decodes the beginning of it. Answers its
 * title; null: there is none. Throws if something of it is missing or broken.
 */
export async function playOne(url: string, folder: string, config: Config): Promise<string | null> {
  const cards = await call<Card[]>(url, 'get_all_videos_with_details', { p_limit: 50 });
  for (const { slug, title } of cards.filter(({ playback_state }) => playback_state === 'ready')) {
    const [video] = await call<{ playback: { master_url: string | null } }[]>(
      url,
      'get_video_details_by_slug',
      {
        p_slug: slug,
      },
    );
    const master = video?.playback.master_url ?? null;
    // Others stream from elsewhere.
    if (master === null || !master.startsWith('/')) continue;
    await decode(url + master, path.join(folder, 'proof.mp4'), config);
    return title;
  }
  return null;
}

async function call<T>(url: string, name: string, input: object): Promise<T> {
  const answer = await fetch(`${url}/rest/v1/rpc/${name}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(input),
    signal: AbortSignal.timeout(patience),
  });
  if (!answer.ok) throw new Error(`The restored site answers ${name} with ${answer.status}.`);
  return (await answer.json()) as T;
}

async function fetchBytes(url: string): Promise<Buffer> {
  const answer = await fetch(url, { signal: AbortSignal.timeout(patience) });
  if (!answer.ok)
    throw new Error(`The restored site answers ${new URL(url).pathname} with ${answer.status}.`);
  return Buffer.from(await answer.arrayBuffer());
}

/** First address in a playlist that is no tag. */
const firstLine = (playlist: string): string =>
  playlist.split('\n').find((line) => line !== '' && !line.startsWith('#')) ?? '';

/** The first rung's head and first segment, through a decoder that stops at the first fault. */
async function decode(master: string, file: string, config: Config): Promise<void> {
  const rung = new URL(firstLine((await fetchBytes(master)).toString('utf8')), master).href;
  const playlist = (await fetchBytes(rung)).toString('utf8');
  const head = /#EXT-X-MAP:URI="([^"]+)"/.exec(playlist)?.[1];
  const parts = [head, firstLine(playlist)].filter((part) => part !== undefined);
  const bytes = await Promise.all(parts.map((part) => fetchBytes(new URL(part, rung).href)));
  await writeFile(file, Buffer.concat(bytes));
  try {
    const { fence, ffmpeg } = await findMediaTools(config);
    const args = ['-v', 'error', '-xerror', '-i', file, '-f', 'null', '-'];
    await readFenced(
      fence,
      { program: ffmpeg, args, reads: [file], writes: null, limits },
      { mostBytes: 1e6 },
    );
  } finally {
    await rm(file, { force: true });
  }
}
