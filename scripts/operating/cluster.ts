import { spawnSync } from 'node:child_process';
import { chmodSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import pg from 'pg';
import { freePort } from '../../server/src/platform/db/embedded-postgres.ts';
import { asPostgres, ownFolder, programs, secret } from './postgres.ts';
import { type Trial, until } from './processes.ts';

/** Seconds after which Patroni takes a primary that says nothing for gone. */
export const ttl = 20;

/** One PostgreSQL of a cluster, with the Patroni that watches it. */
export interface Member {
  name: string;
  host: string;
  port: number;
  api: number;
  config: string;
  /** Its own network, which can be cut; null: this machine's. */
  network: string | null;
}

const patroniConfig = (folder: string, etcd: string, { name, host, port, api }: Member): string => `
scope: tsukimi
name: ${name}
restapi: { listen: "${host}:${api}", connect_address: "${host}:${api}" }
etcd3: { host: "${etcd}" }
bootstrap:
  dcs:
    ttl: ${ttl}
    loop_wait: 5
    retry_timeout: 5
    synchronous_mode: true
    postgresql:
      # What a primary wrote that nobody else has is undone when it comes back.
      use_pg_rewind: true
      parameters: { max_connections: 200, wal_level: replica, wal_log_hints: "on" }
  initdb: [{ encoding: UTF8 }, { locale: C.UTF-8 }]
  pg_hba:
    - host replication all all scram-sha-256
    - host all all all scram-sha-256
postgresql:
  listen: ${host}:${port}
  connect_address: ${host}:${port}
  data_dir: ${folder}/${name}/data
  bin_dir: ${programs}
  pgpass: ${folder}/${name}/pgpass
  authentication:
    superuser: { username: postgres, password: ${secret} }
    replication: { username: replicator, password: ${secret} }
  parameters: { unix_socket_directories: "" }
`;

/** Networks of this trial: a bridge, and a namespace with one end on it for each member. */
class Networks {
  readonly #bridge = `tsk${process.pid % 100_000}`;
  readonly #names: string[] = [];

  constructor(trial: Trial) {
    trial.atEnd(() => this.end());
    ip('link', 'add', this.#bridge, 'type', 'bridge');
    ip('addr', 'add', '10.77.0.1/24', 'dev', this.#bridge);
    ip('link', 'set', this.#bridge, 'up');
  }

  add(name: string, host: string): string {
    const space = `${this.#bridge}${name}`;
    ip('netns', 'add', space);
    this.#names.push(space);
    ip('link', 'add', `${space}o`, 'type', 'veth', 'peer', 'name', `${space}i`);
    ip('link', 'set', `${space}i`, 'netns', space);
    ip('link', 'set', `${space}o`, 'master', this.#bridge, 'up');
    ip('-n', space, 'addr', 'add', `${host}/24`, 'dev', `${space}i`);
    ip('-n', space, 'link', 'set', `${space}i`, 'up');
    ip('-n', space, 'link', 'set', 'lo', 'up');
    return space;
  }

  end(): void {
    for (const space of this.#names) spawnSync('ip', ['netns', 'del', space]);
    spawnSync('ip', ['link', 'del', this.#bridge]);
  }
}

function ip(...args: string[]): void {
  const { status, stderr } = spawnSync('ip', args, { encoding: 'utf8' });
  if (status !== 0) throw new Error(`ip ${args.join(' ')}: ${stderr}`);
}

/** Cuts a member off, or joins it again: nothing that is sent arrives, and nobody is told. */
export const connectMember = ({ network }: Member, isConnected: boolean): void =>
  ip('link', 'set', `${network}o`, isConnected ? 'up' : 'down');

/**
 * Starts etcd and three members; answers them once one is the primary and another its synchronous standby. Separate ones have
 * networks of their own, for which one must be root.
 */
export async function startCluster(trial: Trial, areSeparate = false): Promise<Member[]> {
  const { folder } = trial;
  chmodSync(folder, 0o755);
  const networks = areSeparate ? new Networks(trial) : null;
  const own = networks === null ? '127.0.0.1' : '10.77.0.1';
  const [etcd, peer] = [await freePort(), await freePort()];
  const at = (port: number): string => `http://${own}:${port}`;
  trial.run(
    'etcd',
    [
      ...['--data-dir', path.join(folder, 'etcd'), '--log-level', 'error', '--name', 'one'],
      ...['--listen-client-urls', at(etcd), '--advertise-client-urls', at(etcd)],
      ...['--listen-peer-urls', at(peer), '--initial-advertise-peer-urls', at(peer)],
      ...['--initial-cluster', `one=${at(peer)}`],
    ],
    {},
    true,
  );
  await until(() => answers(`${at(etcd)}/health`), 20_000, 'etcd does not start: apt install etcd-server');
  const members: Member[] = [];
  for (const [place, name] of ['a', 'b', 'c'].entries()) {
    const host = networks === null ? own : `10.77.0.${11 + place}`;
    const member = {
      ...{ name, host, port: await freePort(), api: await freePort() },
      config: path.join(folder, `${name}.yml`),
      network: networks?.add(name, host) ?? null,
    };
    ownFolder(folder, name);
    writeFileSync(member.config, patroniConfig(folder, `${own}:${etcd}`, member));
    chmodSync(member.config, 0o644);
    const [file, args] = asPostgres('patroni', [member.config]);
    if (member.network === null) trial.run(file, args, {}, true);
    else trial.run('ip', ['netns', 'exec', member.network, file, ...args], {}, true);
    members.push(member);
  }
  await until(
    async () => (await rolesOf(members)).has('sync_standby'),
    120_000,
    'the cluster does not form: apt install patroni postgresql-15',
  );
  return members;
}

/** Kills a member: Patroni first, else it would only start the server again. */
export function killMember(trial: Trial, { config, name }: Member): void {
  spawnSync('pkill', ['-KILL', '-f', config]);
  spawnSync('pkill', ['-KILL', '-f', path.join(trial.folder, name, 'data')]);
}

export const answers = (url: string): Promise<boolean> =>
  fetch(url, { signal: AbortSignal.timeout(3000) }).then(
    ({ ok }) => ok,
    () => false,
  );

/** Names by their role, as Patroni calls it: leader, sync_standby, replica. */
export async function rolesOf(members: readonly Member[]): Promise<Map<string, string>> {
  for (const { host, api } of members) {
    const cluster = await fetch(`http://${host}:${api}/cluster`, { signal: AbortSignal.timeout(3000) })
      .then((answer) => answer.json() as Promise<{ members: { name: string; role: string }[] }>)
      .catch(() => null);
    if (cluster !== null) return new Map(cluster.members.map(({ name, role }) => [role, name]));
  }
  return new Map();
}

export async function leaderOf(members: readonly Member[]): Promise<Member | null> {
  for (const member of members)
    if (await answers(`http://${member.host}:${member.api}/primary`)) return member;
  return null;
}

export const urlOf = ({ host, port }: Member, database: string): string =>
  `postgres://postgres:${secret}@${host}:${port}/${database}`;

/** Runs a statement on a member; throws if it fails. */
export async function tell(member: Member, database: string, sql: string): Promise<void> {
  const client = new pg.Client(urlOf(member, database));
  client.on('error', () => {});
  await client.connect();
  try {
    await client.query(sql);
  } finally {
    await client.end();
  }
}
