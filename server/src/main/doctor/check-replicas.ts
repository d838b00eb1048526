import { setTimeout as sleep } from 'node:timers/promises';
import type { Config } from '../../platform/config.ts';
import { type Database, openDatabase } from '../../platform/db/database.ts';
import { whyNot } from '../../platform/db/outage.ts';
import type { ReplicaAddress } from '../../platform/db/replicas/replica-address.ts';
import {
  type Ask,
  askPosition,
  askServer,
  hasReplayed,
  type ServerFacts,
} from '../../platform/db/replicas/replica-queries.ts';
import type { WalPosition } from '../../platform/db/replicas/wal-position.ts';
import { about, type Finding } from './finding.ts';

const replica = about('replica');

/** Milliseconds in which a replica must have replayed what the primary had when it was asked. */
const patience = 2000;

const askOn =
  (db: Database): Ask =>
  (text, values) =>
    db.query(text, values);

/** Looks at each server that DATABASE_REPLICA_URLS names. */
export async function checkReplicas(db: Database, config: Pick<Config, 'replicas'>): Promise<Finding[]> {
  if (config.replicas === null) return [];
  const primary = await askServer(askOn(db));
  const position = await askPosition(askOn(db));
  return Promise.all(config.replicas.addresses.map((address) => checkOne(address, primary, position)));
}

async function checkOne(
  { url, name }: ReplicaAddress,
  primary: ServerFacts,
  position: WalPosition,
): Promise<Finding> {
  const db = openDatabase(url, { connections: 1, applicationName: 'tsukimi-doctor' });
  try {
    const found = await askServer(askOn(db));
    if (found.cluster !== primary.cluster)
      return replica.fault(
        `${name} is of another cluster`,
        'Nothing is read there: name standbys of the primary that DATABASE_URL leads to.',
      );
    if (found.identity === primary.identity)
      return replica.fine(`${name} is the primary now, and not read as a replica`);
    if (!found.follows)
      return replica.fault(
        `${name} is no replica: it takes writes, and it is not the primary`,
        'Nothing is read there. If it was the primary once, make it follow the new one (pg_rewind); if both are written to, stop one now.',
      );
    return await checkLag(askOn(db), { name, isPaused: found.isPaused, position });
  } catch (error) {
    return replica.warning(
      `${name} cannot be asked (${whyNot(error)})`,
      'Nothing is read there, and the primary answers for it: start it, or take it out of DATABASE_REPLICA_URLS. Name the server itself, and no pooler.',
    );
  } finally {
    await db.close();
  }
}

async function checkLag(
  ask: Ask,
  { name, isPaused, position }: { name: string; isPaused: boolean; position: WalPosition },
): Promise<Finding> {
  const began = performance.now();
  const milliseconds = (): number => Math.round(performance.now() - began);
  for (; milliseconds() < patience; await sleep(20))
    if (await hasReplayed(ask, position)) return replica.fine(`${name} follows the primary`);
  return replica.warning(
    `${name} is late: after ${patience / 1000} s it has not what the primary had`,
    isPaused
      ? 'Its replay is paused: select pg_wal_replay_resume() there.'
      : 'Nothing is read there until it has caught up: look at its disk, its network and its log.',
  );
}
