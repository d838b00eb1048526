import { execFile } from 'node:child_process';
import { lstatSync, mkdirSync, readlinkSync, realpathSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { findOnPath } from '../find-on-path.ts';
import { makeFolder } from '../make-folder.ts';
import {
  bubblewrapWords,
  type Fence,
  type FencedProgram,
  type FencedRun,
  type FenceGround,
  type FenceKind,
  limitedWords,
  type Place,
  unshareWords,
} from './fence-plan.ts';
import { lend } from './lend.ts';

const run = promisify(execFile);

export interface FenceSettings {
  /** Which fence to use; `auto`: the best that works. */
  mediaFence: 'auto' | FenceKind;
  dataDir: string;
  isDevelopment: boolean;
}

/** A machine that offers no fence. The message says what to do. */
export class MissingFence extends Error {}

/**
 * The id of a user that exists on no system: above ordinary users, below those that systemd and containers
 * hand out.
 */
const fencedUser = 59_537;

const systemFolders = [
  '/usr',
  '/bin',
  '/sbin',
  '/lib',
  '/lib32',
  '/lib64',
  '/libx32',
  '/nix/store',
  '/gnu/store',
];
const systemExtras = ['/etc/ld.so.cache', '/etc/alternatives'];
const devices = ['/dev/null', '/dev/zero', '/dev/urandom'];

/** What is at a path, as a fenced program may see it; nothing if there is nothing. */
export function look(at: string): Place[] {
  try {
    const facts = lstatSync(at);
    if (facts.isSymbolicLink()) return [{ at, is: 'link', to: readlinkSync(at) }];
    if (facts.isDirectory()) return [{ at, is: 'folder' }];
    return [{ at, is: facts.isCharacterDevice() ? 'device' : 'file' }];
  } catch {
    return [];
  }
}

const toolFolders = '/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin';
function findTools(names: readonly string[]): Record<string, string> | null {
  const found: Record<string, string> = {};
  for (const name of names) {
    const tool = findOnPath(name, toolFolders);
    if (tool === null) return null;
    found[name] = tool;
  }
  return found;
}

const insideTools = ['setpriv', 'prlimit', 'env'];
const makers = {
  bubblewrap: { tools: ['bwrap', ...insideTools], words: bubblewrapWords },
  unshare: {
    tools: ['unshare', 'mount', 'umount', 'pivot_root', 'mkdir', 'ln', 'sh', ...insideTools],
    words: unshareWords,
  },
} as const;

const names: Record<Exclude<FenceKind, 'none'>, string> = {
  bubblewrap: 'bubblewrap',
  unshare: 'namespaces (unshare)',
};

function build(kind: 'bubblewrap' | 'unshare', dataDir: string): Fence | null {
  const tools = findTools(makers[kind].tools);
  if (process.platform !== 'linux' || tools === null) return null;
  const base = path.join(dataDir, 'fence');
  try {
    makeFolder(base);
  } catch {
    return null;
  }
  const identity = process.getuid?.() === 0 ? fencedUser : null;
  const ground: FenceGround = {
    system: [...systemFolders, ...systemExtras, ...devices].flatMap(look),
    hidden: [...new Set([dataDir, realpathSync(dataDir)])],
    base,
    identity,
    tools,
  };
  const who = identity === null ? '' : `, as user ${identity}`;
  return {
    kind,
    identity,
    dataDir,
    description: `fenced by ${names[kind]}${who}`,
    words: (run) => makers[kind].words(ground, run),
  };
}

/** Whether a program can run in it, read one file, write another, and see nothing else of ours. */
async function works(fence: Fence): Promise<boolean> {
  const folder = await mkdtemp(path.join(fence.dataDir, 'fence-try-'));
  const [shell, input, output] = [
    findOnPath('sh', toolFolders),
    path.join(folder, 'in'),
    path.join(folder, 'out'),
  ];
  const secret = path.join(folder, 'secret');
  const program: FencedProgram = { path: shell ?? '/bin/sh', home: null, libraries: [] };
  const limits = { cpuSeconds: 20, memoryBytes: 4e9, fileBytes: 1e6, niceness: 0 };
  try {
    mkdirSync(output);
    await writeFile(input, 'seen\n', { mode: 0o600 });
    await writeFile(secret, 'unseen', { mode: 0o644 });
    const script = '[ ! -e "$2" ] && read -r word < "$0" && [ "$word" = seen ] && echo "$word" > "$1/made"';
    const trial: FencedRun = {
      program,
      args: ['-c', script, input, output, secret],
      reads: [input],
      writes: output,
      limits,
    };
    await lend(fence, trial);
    const [command, ...words] = fence.words(trial);
    await run(command!, words, { timeout: 20_000, killSignal: 'SIGKILL' });
    return lstatSync(path.join(output, 'made')).isFile();
  } catch {
    return false;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

const unfenced = 'NOT fenced: a file made to break into the decoder breaks into this machine';

async function noFence(dataDir: string): Promise<Fence> {
  const tools = process.platform === 'linux' ? findTools(insideTools) : null;
  return {
    kind: 'none',
    identity: null,
    dataDir,
    description: unfenced,
    words: (run) =>
      tools === null
        ? [run.program.path, ...run.args]
        : limitedWords({ tools, identity: null }, run, { emptiesBounds: false }),
  };
}

const without = 'or set MEDIA_FENCE=none to go without, which is as safe as everybody who can send a file.';
const advice =
  process.platform === 'linux'
    ? `There is no fence for ffmpeg, which reads files of strangers. Install bubblewrap (Debian: apt install bubblewrap), and where this is a container, let it make namespaces; ${without}`
    : `There is no fence for ffmpeg, which reads files of strangers, on this system. Run the workers on Linux, ${without}`;

async function search({ mediaFence, dataDir, isDevelopment }: FenceSettings): Promise<Fence> {
  const wanted = mediaFence === 'auto' ? (['bubblewrap', 'unshare'] as const) : [mediaFence];
  for (const kind of wanted) {
    if (kind === 'none') return noFence(dataDir);
    const fence = build(kind, path.resolve(dataDir));
    if (fence !== null && (await works(fence))) return fence;
  }
  if (mediaFence !== 'auto')
    throw new MissingFence(`MEDIA_FENCE is ${mediaFence}, which does not work on this machine. ${advice}`);
  // Macs and Windows have none; people develop there, and no stranger sends them anything.
  if (isDevelopment && process.platform !== 'linux') return noFence(dataDir);
  throw new MissingFence(advice);
}

const found = new Map<string, Promise<Fence>>();

/** Has the fence looked for again, after programs were installed. */
export const forgetFences = (): void => found.clear();

/** This machine's fence, tried once per process by running something in it. Throws MissingFence. */
export function findFence(settings: FenceSettings): Promise<Fence> {
  const key = JSON.stringify([settings.mediaFence, settings.dataDir, settings.isDevelopment]);
  let fence = found.get(key);
  if (!fence) {
    fence = search(settings);
    found.set(key, fence);
    fence.catch(() => found.delete(key));
  }
  return fence;
}
