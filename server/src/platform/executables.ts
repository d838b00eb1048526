import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import type { Fence, FencedProgram } from './fence/fence-plan.ts';
import { type FenceSettings, findFence, forgetFences } from './fence/find-fence.ts';
import { readFenced } from './fence/run-fenced.ts';
import { findOnPath } from './find-on-path.ts';

export interface Executable extends FencedProgram {
  /** `configured`: by FFMPEG_PATH or FFPROBE_PATH; `path`: found on the PATH; `unpacked`: Debian's, in DATA_DIR. */
  origin: 'configured' | 'path' | 'unpacked';
  version: string;
}
export interface MediaTools {
  ffmpeg: Executable;
  ffprobe: Executable;
  /** The fence both run in. */
  fence: Fence;
  /** Whether ffmpeg has a filter that an optional step needs. */
  hasFilter(name: string): boolean;
  /** Encoders that ffmpeg has. */
  encoders: ReadonlySet<string>;
  /** Codecs that ffmpeg can read. */
  decoders: ReadonlySet<string>;
  /** Whether ffmpeg is older than 5.1 (2022), the oldest release line that still gets security fixes. */
  isOld: boolean;
  /** One line for the log: which programs, from where, and whether they are old. */
  description: string;
}
export interface MediaToolSettings extends FenceSettings {
  ffmpegPath: string | null;
  ffprobePath: string | null;
}
type Candidate = Omit<Executable, 'version'>;

/** No usable ffmpeg on this machine. The message says what to do. */
export class MissingExecutable extends Error {}

/** Where Debian's ffmpeg and everything it needs is unpacked, for users who may not install it. */
export const unpackedHome = (dataDir: string): string =>
  path.join(path.resolve(dataDir), 'programs', 'ffmpeg');

function unpacked(name: string, dataDir: string): FencedProgram | null {
  const home = unpackedHome(dataDir);
  const file = path.join(home, 'usr/bin', name);
  if (!existsSync(file)) return null;
  const shared = path.join(home, 'usr/lib');
  // Not there if the system had every library and lacked only ffmpeg itself.
  const machine = existsSync(shared) ? readdirSync(shared).filter((folder) => /-linux-/.test(folder)) : [];
  const libraries = machine.flatMap((folder) =>
    ['', 'blas', 'lapack', 'pulseaudio'].map((inner) => path.join(shared, folder, inner)),
  );
  const early = machine.map((folder) => path.join(home, 'lib', folder));
  return { path: file, home, libraries: [...libraries, ...early].filter((folder) => existsSync(folder)) };
}

const plain = (file: string): FencedProgram => ({ path: path.resolve(file), home: null, libraries: [] });
const limits = { cpuSeconds: 60, memoryBytes: 8e9, fileBytes: 0, niceness: 0 };
/** What a program says about itself. Inside the fence: one that does not run there is useless to us. */
const ask = async (fence: Fence, program: FencedProgram, ...args: string[]): Promise<string> =>
  (await readFenced(fence, { program, args, reads: [], writes: null, limits }, { mostBytes: 4e6 })).stdout;

function candidates(
  name: 'ffmpeg' | 'ffprobe',
  configured: string | null,
  neighbour: string | null,
  dataDir: string,
): Candidate[] {
  if (configured !== null) return [{ ...plain(configured), origin: 'configured' }];
  const found: Candidate[] = [];
  if (neighbour !== null) found.push({ ...plain(neighbour), origin: 'configured' });
  const onPath = findOnPath(name);
  if (onPath !== null) found.push({ ...plain(onPath), origin: 'path' });
  const ours = unpacked(name, dataDir);
  if (ours !== null) found.push({ ...ours, origin: 'unpacked' });
  return found;
}

async function firstThatRuns(
  fence: Fence,
  name: 'ffmpeg' | 'ffprobe',
  among: Candidate[],
): Promise<Executable> {
  for (const candidate of among) {
    try {
      const stdout = await ask(fence, candidate, '-version');
      const version = new RegExp(`^${name} version (\\S+)`).exec(stdout)?.[1];
      if (version !== undefined) return { ...candidate, version };
    } catch {
      // Not there, or built for another machine: try the next.
    }
  }
  const variable = name === 'ffmpeg' ? 'FFMPEG_PATH' : 'FFPROBE_PATH';
  // It sees only the system's folders and its own file, so a program that needs other libraries does not
  // start there.
  const within = fence.kind === 'none' ? '' : ' inside the fence';
  const [configured] = among.filter(({ origin }) => origin === 'configured');
  throw new MissingExecutable(
    configured
      ? `${variable} names ${configured.path}, which is not a working ${name}${within}. Correct it, or leave it out to use the ${name} on the PATH.`
      : `There is no working ${name}. Install ffmpeg (Debian: apt install ffmpeg), or set ${variable} to one.`,
  );
}

/** `4.2.1`, `5.1.9-0+deb12u1`, `n7.0`: by number. `N-47683-g0e8eb07980-static`: a build between releases, by its year. */
export function isOldVersion(version: string, banner: string): boolean {
  const release = /^n?(\d+)\.(\d+)/.exec(version);
  if (release) return Number(release[1]) < 5 || (Number(release[1]) === 5 && Number(release[2]) < 1);
  const year = /Copyright \(c\) \d+-(\d+)/.exec(banner)?.[1];
  return year !== undefined && Number(year) < 2022;
}

async function inspect(settings: MediaToolSettings): Promise<MediaTools> {
  const { ffmpegPath, ffprobePath, dataDir } = settings;
  const fence = await findFence(settings);
  const ffmpeg = await firstThatRuns(fence, 'ffmpeg', candidates('ffmpeg', ffmpegPath, null, dataDir));
  const beside = ffmpegPath === null ? null : findOnPath('ffprobe', path.dirname(ffmpegPath));
  const ffprobe = await firstThatRuns(fence, 'ffprobe', candidates('ffprobe', ffprobePath, beside, dataDir));
  const [banner, filterList, encoders, codecs] = await Promise.all([
    ask(fence, ffmpeg, '-version'),
    ask(fence, ffmpeg, '-hide_banner', '-filters'),
    ask(fence, ffmpeg, '-hide_banner', '-encoders'),
    ask(fence, ffmpeg, '-hide_banner', '-codecs'),
  ]);
  if (!/ libx264 /.test(encoders)) {
    throw new MissingExecutable(
      `${ffmpeg.path} cannot make H.264 (it lacks libx264). Install a full ffmpeg, or set FFMPEG_PATH to one.`,
    );
  }
  const filters = new Set([...filterList.matchAll(/^ \S+ (\w+) /gm)].map(([, name]) => name));
  const isOld = isOldVersion(ffmpeg.version, banner);
  const place = { configured: 'as configured', path: 'from the PATH', unpacked: 'unpacked in DATA_DIR' }[
    ffmpeg.origin
  ];
  return {
    ffmpeg,
    ffprobe,
    fence,
    hasFilter: (name) => filters.has(name),
    encoders: new Set([...encoders.matchAll(/^ [VAS]\S+ (\S+) /gm)].map(([, name]) => name!)),
    decoders: new Set([...codecs.matchAll(/^ D\S+ (\w+) /gm)].map(([, name]) => name!)),
    isOld,
    description: `ffmpeg ${ffmpeg.version} ${place} (${ffmpeg.path})${
      isOld
        ? '; this build is older than 5.1, and its holes are mended no more: install a current ffmpeg'
        : ''
    }; ${fence.description}`,
  };
}

const found = new Map<string, Promise<MediaTools>>();

/** Has the programs and their fence looked for again, after programs were installed. */
export function forgetMediaTools(): void {
  found.clear();
  forgetFences();
}

/** Finds ffmpeg and ffprobe, once per process. Throws MissingExecutable or MissingFence. */
export function findMediaTools(settings: MediaToolSettings): Promise<MediaTools> {
  const { ffmpegPath, ffprobePath, mediaFence, dataDir, isDevelopment } = settings;
  const key = JSON.stringify([ffmpegPath, ffprobePath, mediaFence, dataDir, isDevelopment]);
  let tools = found.get(key);
  if (!tools) {
    tools = inspect(settings);
    found.set(key, tools);
    tools.catch(() => found.delete(key));
  }
  return tools;
}
