import type { Config } from '../../platform/config.ts';
import { faultsOfDays } from '../../platform/days/day-partitions.ts';
import type { Executor } from '../../platform/db/database.ts';
import { newerWords, schemaState } from '../../platform/db/migrate.ts';
import { standbys } from '../../platform/db/standby-queries.ts';
import {
  bloatedTables,
  blockedStatements,
  brokenIndexes,
  longTransactions,
  type ServerState,
  serverState,
  slowStatements,
} from './database-state-queries.ts';
import { about, type Finding } from './finding.ts';

const database = about('database');

const longSeconds = 600;
const slowMilliseconds = 200;
const farBehind = 64 * 2 ** 20;
const mostClockSeconds = 2;
/** PostgreSQL stops taking writes at two thousand million; autovacuum begins at two hundred. */
const oldTransactions = 1_000_000_000;

export async function checkDatabase(db: Executor, config: Config): Promise<Finding[]> {
  const askedAt = Date.now();
  const state = await serverState(db);
  const parts = await Promise.all([
    schema(db),
    transactions(db),
    indexes(db),
    bloat(db),
    days(db),
    replication(db),
    statements(db),
  ]);
  return [...server(state, config), clock(state, (askedAt + Date.now()) / 2), ...parts.flat()];
}

function server(state: ServerState, config: Config): Finding[] {
  const megabytes = Math.round(state.databaseBytes / 1e6);
  const found: Finding[] = [database.fine(`PostgreSQL ${state.version}, ${megabytes} MB`)];
  if (!state.fsync)
    found.push(
      database.fault('fsync is off', 'A power cut may destroy the database: set fsync = on and restart it.'),
    );
  if (state.synchronousCommit === 'off')
    found.push(
      database.fault(
        'synchronous_commit is off',
        'What was acknowledged is lost when the server dies: set it to on. The site itself says where it may be off.',
      ),
    );
  const used = `${state.connections} of ${state.mostConnections} connections in use`;
  // One web process, one worker, and somebody who looks after it.
  const wanted = 2 * config.databaseConnections + 12;
  if (state.connections > state.mostConnections * 0.8)
    found.push(
      database.warning(
        used,
        'Raise max_connections, lower DATABASE_CONNECTIONS, or put PgBouncer in between.',
      ),
    );
  else if (state.mostConnections < wanted)
    found.push(
      database.warning(
        `max_connections is ${state.mostConnections}, and a web process and a worker may want ${wanted}`,
        'Raise it, or lower DATABASE_CONNECTIONS.',
      ),
    );
  else found.push(database.fine(used));
  if (!state.foldsLetters)
    found.push(
      database.warning(
        `Its locale is ${state.locale}, which knows no capitals beyond A to Z`,
        'Searches take “É” and “é” for two letters. A database made with --locale=C.UTF-8 knows them: move the site there by a backup and a restore.',
      ),
    );
  if (state.hitShare !== null && state.hitShare < 0.95)
    found.push(
      database.warning(
        `Only ${(state.hitShare * 100).toFixed(0)} % of what is read comes from memory`,
        `Give it more: shared_buffers is ${Math.round(state.sharedBytes / 2 ** 20)} MB; a quarter of the machine's memory is usual.`,
      ),
    );
  if (state.transactionAge > oldTransactions)
    found.push(
      database.fault(
        `Its oldest transaction is ${Math.round(state.transactionAge / 1e6)} million old`,
        'Autovacuum does not keep up, and at two thousand million it stops taking writes: end what blocks it and run vacuum freeze.',
      ),
    );
  return found;
}

function clock({ now }: ServerState, here: number): Finding {
  const seconds = (now.getTime() - here) / 1000;
  const words = `Its clock and ours differ by ${Math.abs(seconds).toFixed(1)} s`;
  return Math.abs(seconds) > mostClockSeconds
    ? about('clock').warning(
        words,
        'Sessions, codes and signed addresses depend on it: run an NTP service on both machines.',
      )
    : about('clock').fine(words);
}

async function schema(db: Executor): Promise<Finding[]> {
  const state = await schemaState(db);
  const newer = newerWords(state);
  if (newer !== null) return [database.warning(newer, 'Update this machine.')];
  if (state.pending.length > 0)
    return [
      database.warning(
        `${state.pending.length} migrations are to come`,
        'The next start applies them, or npm run migrate.',
      ),
    ];
  return [database.fine('Its tables are those of this version')];
}

async function transactions(db: Executor): Promise<Finding[]> {
  const long = (await longTransactions(db, longSeconds)).map(({ pid, name, seconds, state }) =>
    database.warning(
      `${name || 'somebody'} (process ${pid}) has had a transaction open for ${Math.round(seconds / 60)} minutes (${state})`,
      `It keeps dead rows and may block migrations. If nobody needs it: select pg_terminate_backend(${pid}).`,
    ),
  );
  const blocked = (await blockedStatements(db)).map(({ pid, by, seconds }) =>
    database.fault(
      `Process ${pid} has waited ${seconds} s for a lock that ${by.join(' and ')} holds`,
      `Look what that does (pg_stat_activity); to end it: select pg_terminate_backend(${by[0] ?? pid}).`,
    ),
  );
  return [...long, ...blocked];
}

const indexes = async (db: Executor): Promise<Finding[]> =>
  (await brokenIndexes(db)).map((name) =>
    database.warning(
      `The index ${name} was never finished`,
      `It only costs: reindex index concurrently ${name}.`,
    ),
  );

const bloat = async (db: Executor): Promise<Finding[]> =>
  (await bloatedTables(db)).map(({ name, dead, live, vacuumed }) =>
    database.warning(
      `${name} has ${dead} dead rows beside ${live}, ${vacuumed === null ? 'and was never vacuumed' : `last vacuumed ${vacuumed.toISOString().slice(0, 16)}Z`}`,
      `vacuum analyze ${name}; if it comes back, lower autovacuum_vacuum_scale_factor for it.`,
    ),
  );

const days = async (db: Executor): Promise<Finding[]> =>
  (await faultsOfDays(db)).map((words) =>
    database.warning(
      words,
      'Nothing is refused for it, but it goes slower: the job clean-views mends it, every ten minutes, and npm run migrate does at once.',
    ),
  );

const replication = async (db: Executor): Promise<Finding[]> =>
  (await standbys(db)).map(({ name, state, kind, behind }) => {
    if (behind === null)
      return database.warning(
        `Nobody here can see how far the standby ${name} is`,
        'As a superuser of the database: grant pg_monitor to the user of DATABASE_URL. Metrics and alerts need it too.',
      );
    const words = `The standby ${name} (${kind}, ${state}) is ${(behind / 2 ** 20).toFixed(1)} MB behind`;
    return behind > farBehind || state !== 'streaming'
      ? database.warning(
          words,
          'What it lacks would be lost if the primary died: look at its disk, its network and its log.',
        )
      : database.fine(words);
  });

async function statements(db: Executor): Promise<Finding[]> {
  const slow = await slowStatements(db, slowMilliseconds);
  return (slow ?? []).map(({ text, mean, calls }) =>
    database.warning(
      `${calls} times, ${mean.toFixed(0)} ms each: ${text}`,
      'explain (analyze, buffers) says why; analyze its tables first.',
    ),
  );
}
