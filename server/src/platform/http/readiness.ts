import { statfs, unlink, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { newId } from '../../kit/ids.ts';
import type { Platform } from '../context.ts';
import { schemaState } from '../db/migrate.ts';
import type { Listener } from '../db/notifications.ts';

/**
 * `degraded`: part of it is out of reach, but this process serves: the problem affects every process alike or
 * leaves most of the site intact, so a proxy gains nothing by taking us out.
 */
export interface Readiness {
  status: 'ready' | 'degraded' | 'not ready';
  database: string;
  migrations: string;
  /** Objects: media and pictures. */
  storage: string;
  /** Whether changes made by other processes are heard. */
  changes: string;
  /** Whether DATA_DIR is writable and has room. */
  folder: string;
  /** Whether all replicas are read; absent: there are none. */
  replicas?: string;
}

export interface ReadinessOptions {
  platform: Pick<Platform, 'db' | 'storage' | 'log'> & { config: Pick<Platform['config'], 'dataDir'> };
  listener: Pick<Listener, 'connected' | 'check'> | null;
  replicas: { state(): string } | null;
  /** Whether there are cached pages to serve while the database is gone. */
  servesCached: () => boolean;
}

/**
 * Milliseconds for which an answer holds: however many ask however often, the machines are checked no more
 * than this.
 */
const holds = 1500;
/** Milliseconds that a machine may take to answer. */
const patience = 1500;
const leastRoom = 300 * 2 ** 20;

/**
 * Whether this process can serve. One check at a time, shared by all who ask; it ends in time, whatever
 * hangs.
 */
export function createReadiness({ platform, listener, replicas, servesCached }: ReadinessOptions) {
  const { db, storage, log, config } = platform;
  let cached: { answer: Readiness; until: number } | null = null;
  let looking: Promise<Readiness> | null = null;

  /** One that still hangs is not asked again: probing a dead disk would tie up threads that others need. */
  const once = (work: () => Promise<unknown>): (() => Promise<string>) => {
    let hanging: Promise<string> | null = null;
    return () => {
      hanging ??= work()
        .then(
          (found) => (typeof found === 'string' ? found : 'ok'),
          (error: Error) => {
            log.warn({ err: error }, 'not ready');
            return 'unreachable';
          },
        )
        .finally(() => {
          hanging = null;
        });
      return inTime(hanging);
    };
  };
  const checkDatabase = once(() => (listener?.connected ? listener.check() : db.query('select 1')));
  const checkMigrations = once(async () => {
    const { pending, unknown } = await schemaState(db);
    if (pending.length > 0) return `${pending.length} pending`;
    return unknown.length === 0 ? 'ok' : `${unknown.length} newer`;
  });
  const checkStorage = once(() => storage.check());
  const checkFolder = once(() => folderState(config.dataDir));

  async function look(): Promise<Readiness> {
    const [database, migrations, stored, folder] = await Promise.all([
      checkDatabase(),
      checkMigrations(),
      checkStorage(),
      checkFolder(),
    ]);
    const changes = listener === null || listener.connected ? 'ok' : 'not heard';
    const found = {
      ...{ database, migrations, storage: stored, changes, folder },
      ...(replicas === null ? {} : { replicas: replicas.state() }),
    };
    return { status: judge(found, servesCached()), ...found };
  }

  return async (): Promise<Readiness> => {
    if (cached && Date.now() < cached.until) return cached.answer;
    looking ??= look()
      .then((answer) => {
        cached = { answer, until: Date.now() + holds };
        return answer;
      })
      .finally(() => {
        looking = null;
      });
    return looking;
  };
}

/** Sums up the state of the machines in a word for the proxy. */
export function judge(found: Omit<Readiness, 'status'>, servesCached: boolean): Readiness['status'] {
  // Pages that read what is not there yet would fail until it is.
  if (/ pending$/.test(found.migrations)) return 'not ready';
  if (found.database !== 'ok' && !servesCached) return 'not ready';
  // A newer schema still serves this version while machines are updated one after another.
  const isWell = (word: string): boolean => word === 'ok' || / newer$/.test(word);
  return Object.values(found).every(isWell) ? 'ready' : 'degraded';
}

const inTime = (answer: Promise<string>): Promise<string> => {
  const late = Promise.withResolvers<string>();
  const timer = setTimeout(() => late.resolve('no answer'), patience);
  return Promise.race([answer, late.promise]).finally(() => clearTimeout(timer));
};

/** Throws if a folder is not writable. */
async function folderState(folder: string): Promise<string> {
  const probe = path.join(folder, `.ready-${newId()}`);
  await writeFile(probe, '');
  await unlink(probe);
  const { bavail, bsize } = await statfs(folder);
  const free = bavail * bsize;
  return free < leastRoom ? `only ${Math.floor(free / 2 ** 20)} MB free` : 'ok';
}
