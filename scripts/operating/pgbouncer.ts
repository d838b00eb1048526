import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { freePort } from '../../server/src/platform/db/embedded-postgres.ts';
import { asPostgres, ownFolder, query, secret, serverUrl } from './postgres.ts';
import { say, type Trial, until } from './processes.ts';

/** Whether it knows prepared statements: from 1.21 on. */
export function knowsPrepared(): boolean {
  const words = spawnSync('pgbouncer', ['--version'], { encoding: 'utf8' }).stdout ?? '';
  const [, major, minor] = /^PgBouncer (\d+)\.(\d+)/m.exec(words) ?? [];
  say(words.split('\n', 1)[0] ?? '');
  return Number(major) > 1 || Number(minor) >= 21;
}

/** A PgBouncer that pools by transaction, with five connections to the server; answers its port. */
export async function startPooler(trial: Trial, server: number, prepares = false): Promise<number> {
  const own = ownFolder(trial.folder, 'pooler');
  const port = await freePort();
  writeFileSync(path.join(own, 'users.txt'), `"postgres" "${secret}"\n`, { mode: 0o644 });
  writeFileSync(
    path.join(own, 'pgbouncer.ini'),
    `[databases]
site = host=127.0.0.1 port=${server} dbname=site
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = scram-sha-256
auth_file = ${own}/users.txt
pool_mode = transaction
default_pool_size = 5
max_client_conn = 200
${prepares ? 'max_prepared_statements = 500\n' : ''}`,
    { mode: 0o644 },
  );
  trial.run(...asPostgres('pgbouncer', [path.join(own, 'pgbouncer.ini')]), {}, true);
  await until(
    () => query(serverUrl(port, 'site'), 'select 1'),
    10_000,
    'PgBouncer does not start: apt install pgbouncer',
  );
  return port;
}
