import { execFile } from 'node:child_process';
import { mkdirSync, readdirSync, rmSync, statSync } from 'node:fs';
import { rename } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import {
  findMediaTools,
  forgetMediaTools,
  type MediaToolSettings,
  type MediaTools,
  MissingExecutable,
  unpackedHome,
} from '../../platform/executables.ts';
import { findOnPath } from '../../platform/find-on-path.ts';

const run = promisify(execFile);
const patience = 10 * 60_000;
/** Milliseconds after which a build that no system keeps current is fetched again. */
const renewal = 14 * 86_400_000;

interface Provision {
  settings: MediaToolSettings;
  say(words: string): void;
  signal: AbortSignal;
}

/**
 * ffmpeg and its fence for this machine. Where there is no ffmpeg, Debian's is brought: as root installed, as anybody
 * else unpacked into DATA_DIR, signatures checked both ways. Throws MissingExecutable or MissingFence in words.
 */
export async function provideMediaTools(provision: Provision): Promise<MediaTools> {
  const { settings, say } = provision;
  try {
    const tools = await findMediaTools(settings);
    if (tools.ffmpeg.origin !== 'unpacked' || !isStale(unpackedHome(settings.dataDir))) return tools;
  } catch (error) {
    // A configured program is for whoever configured it to fix.
    if (!(error instanceof MissingExecutable) || settings.ffmpegPath !== null) throw error;
    if (findOnPath('apt-get') === null) throw error;
    say('There is no ffmpeg here: fetching Debian’s.');
  }
  await bring(provision).catch((error: Error) => {
    if (provision.signal.aborted) throw error;
    say(`ffmpeg could not be fetched: ${error.message.trim().split('\n').at(-1)}`);
  });
  // What was found before, the fence too, may have given way to something better.
  forgetMediaTools();
  return findMediaTools(settings);
}

const isStale = (home: string): boolean => Date.now() - statSync(home).mtimeMs > renewal;

async function bring({ settings, signal }: Provision): Promise<void> {
  const options = { signal, timeout: patience, maxBuffer: 64e6 };
  const env = { PATH: process.env.PATH, DEBIAN_FRONTEND: 'noninteractive', LC_ALL: 'C' };
  const aptGet = (...args: string[]) => run('apt-get', ['-q', '-y', ...args], { ...options, env });
  if (process.getuid?.() === 0) {
    await aptGet('update');
    await aptGet('install', '--no-install-recommends', 'ffmpeg', 'bubblewrap');
    return;
  }
  const home = unpackedHome(settings.dataDir);
  const draft = `${home}-draft-${process.pid}`;
  const [lists, cache, root] = ['lists', 'cache', 'root'].map((name) => path.join(draft, name));
  try {
    for (const folder of [path.join(lists!, 'partial'), path.join(cache!, 'archives/partial'), root!])
      mkdirSync(folder, { recursive: true });
    // apt with folders of our own: it knows the system's sources and keys, and what is installed.
    const own = [
      `Dir::State::Lists=${lists}`,
      `Dir::Cache=${cache}`,
      `Dir::Log=${draft}`,
      'Debug::NoLocking=1',
    ];
    const ownOptions = [...own, 'APT::Sandbox::User='].flatMap((option) => ['-o', option]);
    await aptGet(...ownOptions, 'update');
    await aptGet(...ownOptions, '--no-install-recommends', '--download-only', 'install', 'ffmpeg');
    const archives = path.join(cache!, 'archives');
    for (const name of readdirSync(archives).filter((file) => file.endsWith('.deb')))
      await run('dpkg-deb', ['-x', path.join(archives, name), root!], { ...options, env });
    rmSync(home, { recursive: true, force: true });
    await rename(root!, home);
  } finally {
    rmSync(draft, { recursive: true, force: true });
  }
}
