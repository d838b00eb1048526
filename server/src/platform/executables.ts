import { execFile } from 'node:child_process';
import { accessSync, constants } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

export interface Executable {
  path: string;
  /** `configured`: by FFMPEG_PATH or FFPROBE_PATH; `path`: found on the PATH; `package`: the build that npm brought. */
  origin: 'configured' | 'path' | 'package';
  version: string;
}
export interface MediaTools {
  ffmpeg: Executable;
  ffprobe: Executable;
  /** Whether ffmpeg has a filter that an optional step needs. */
  hasFilter(name: string): boolean;
  /** Codecs that ffmpeg can read. */
  decoders: ReadonlySet<string>;
  /** Whether ffmpeg is older than 4.3 (2020): it lacks AV1 and is slower. */
  isOld: boolean;
  /** One line for the log: which programs, from where, and whether they are old. */
  description: string;
}
export interface MediaToolPaths {
  ffmpegPath: string | null;
  ffprobePath: string | null;
}

/** A machine without a usable ffmpeg. The message says what to do. */
export class MissingExecutable extends Error {}

/** First file of that name on the PATH that may be run, or null. */
export function findOnPath(name: string, searchPath: string = process.env.PATH ?? ''): string | null {
  const file = process.platform === 'win32' ? `${name}.exe` : name;
  for (const folder of searchPath.split(path.delimiter)) {
    if (folder === '') continue;
    const candidate = path.join(folder, file);
    try {
      accessSync(candidate, constants.X_OK);
      return candidate;
    } catch {
      // Not here: look in the next folder.
    }
  }
  return null;
}

const require = createRequire(import.meta.url);
function fromPackage(name: 'ffmpeg' | 'ffprobe'): string | null {
  try {
    return (require(`@${name}-installer/${name}`) as { path: string }).path;
  } catch {
    // No build for this kind of machine.
    return null;
  }
}

function candidates(
  name: 'ffmpeg' | 'ffprobe',
  configured: string | null,
  neighbour: string | null,
): Omit<Executable, 'version'>[] {
  if (configured !== null) return [{ path: configured, origin: 'configured' }];
  const found: Omit<Executable, 'version'>[] = [];
  if (neighbour !== null) found.push({ path: neighbour, origin: 'configured' });
  const onPath = findOnPath(name);
  if (onPath !== null) found.push({ path: onPath, origin: 'path' });
  const packaged = fromPackage(name);
  if (packaged !== null) found.push({ path: packaged, origin: 'package' });
  return found;
}

async function firstThatRuns(
  name: 'ffmpeg' | 'ffprobe',
  among: Omit<Executable, 'version'>[],
): Promise<Executable> {
  for (const candidate of among) {
    try {
      const { stdout } = await run(candidate.path, ['-version'], { timeout: 20_000 });
      const version = new RegExp(`^${name} version (\\S+)`).exec(stdout)?.[1];
      if (version !== undefined) return { ...candidate, version };
    } catch {
      // Not there, or built for another machine: try the next.
    }
  }
  const variable = name === 'ffmpeg' ? 'FFMPEG_PATH' : 'FFPROBE_PATH';
  const [configured] = among.filter(({ origin }) => origin === 'configured');
  throw new MissingExecutable(
    configured
      ? `${variable} names ${configured.path}, which is not a working ${name}. Correct it, or leave it out to use the ${name} on the PATH.`
      : `There is no working ${name}. Install ffmpeg (Debian: apt install ffmpeg), or set ${variable} to one.`,
  );
}

/** `4.2.1`, `5.1.9-0+deb12u1`, `n7.0`: by number. `N-47683-g0e8eb07980-static`: a build between releases, by its year. */
export function isOldVersion(version: string, banner: string): boolean {
  const release = /^n?(\d+)\.(\d+)/.exec(version);
  if (release) return Number(release[1]) < 4 || (Number(release[1]) === 4 && Number(release[2]) < 3);
  const year = /Copyright \(c\) \d+-(\d+)/.exec(banner)?.[1];
  return year !== undefined && Number(year) < 2020;
}

async function inspect(paths: MediaToolPaths): Promise<MediaTools> {
  const ffmpeg = await firstThatRuns('ffmpeg', candidates('ffmpeg', paths.ffmpegPath, null));
  const beside = paths.ffmpegPath === null ? null : findOnPath('ffprobe', path.dirname(paths.ffmpegPath));
  const ffprobe = await firstThatRuns('ffprobe', candidates('ffprobe', paths.ffprobePath, beside));
  const [{ stdout: banner }, { stdout: filterList }, { stdout: encoders }, { stdout: codecs }] =
    await Promise.all([
      run(ffmpeg.path, ['-version']),
      run(ffmpeg.path, ['-hide_banner', '-filters'], { maxBuffer: 4e6 }),
      run(ffmpeg.path, ['-hide_banner', '-encoders'], { maxBuffer: 4e6 }),
      run(ffmpeg.path, ['-hide_banner', '-codecs'], { maxBuffer: 4e6 }),
    ]);
  if (!/ libx264 /.test(encoders)) {
    throw new MissingExecutable(
      `${ffmpeg.path} cannot make H.264 (it lacks libx264). Install a full ffmpeg, or set FFMPEG_PATH to one.`,
    );
  }
  const filters = new Set([...filterList.matchAll(/^ \S+ (\w+) /gm)].map(([, name]) => name));
  const isOld = isOldVersion(ffmpeg.version, banner);
  const place = { configured: 'as configured', path: 'from the PATH', package: 'from the npm package' }[
    ffmpeg.origin
  ];
  return {
    ffmpeg,
    ffprobe,
    hasFilter: (name) => filters.has(name),
    decoders: new Set([...codecs.matchAll(/^ D\S+ (\w+) /gm)].map(([, name]) => name!)),
    isOld,
    description: `ffmpeg ${ffmpeg.version} ${place} (${ffmpeg.path})${
      isOld ? '; this build is old: it reads no AV1 and is slower. Install a current ffmpeg for more' : ''
    }`,
  };
}

const found = new Map<string, Promise<MediaTools>>();

/** Finds ffmpeg and ffprobe, once per process. Throws MissingExecutable. */
export function findMediaTools({ ffmpegPath, ffprobePath }: MediaToolPaths): Promise<MediaTools> {
  const key = JSON.stringify([ffmpegPath, ffprobePath]);
  let tools = found.get(key);
  if (!tools) {
    tools = inspect({ ffmpegPath, ffprobePath });
    found.set(key, tools);
    tools.catch(() => found.delete(key));
  }
  return tools;
}
