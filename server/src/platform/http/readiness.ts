import type { Platform } from '../context.ts';
import { pendingMigrations } from '../db/migrate.ts';

export interface Readiness {
  status: 'ready' | 'not ready';
  database: string;
  migrations: string;
  storage: string;
}

/** Milliseconds for which an answer holds: asked by whomever and however often, the machines are looked at this often. */
const holds = 1500;

/** Whether this process can serve: database, migrations, storage. One look at a time, shared by all who ask. */
export function createReadiness({ db, storage, log }: Pick<Platform, 'db' | 'storage' | 'log'>) {
  let kept: { answer: Readiness; until: number } | null = null;
  let looking: Promise<Readiness> | null = null;

  const check = (work: () => Promise<unknown>): Promise<string> =>
    work().then(
      (found) => (typeof found === 'string' ? found : 'ok'),
      (error: Error) => {
        log.warn({ err: error }, 'not ready');
        return 'unreachable';
      },
    );
  async function look(): Promise<Readiness> {
    const [database, migrations, stored] = await Promise.all([
      check(() => db.query('select 1')),
      check(async () => {
        const pending = await pendingMigrations(db);
        return pending.length === 0 ? 'ok' : `${pending.length} pending`;
      }),
      check(() => storage.check()),
    ]);
    const ready = database === 'ok' && migrations === 'ok' && stored === 'ok';
    return { status: ready ? 'ready' : 'not ready', database, migrations, storage: stored };
  }

  return async (): Promise<Readiness> => {
    if (kept && Date.now() < kept.until) return kept.answer;
    looking ??= look()
      .then((answer) => {
        kept = { answer, until: Date.now() + holds };
        return answer;
      })
      .finally(() => {
        looking = null;
      });
    return looking;
  };
}
