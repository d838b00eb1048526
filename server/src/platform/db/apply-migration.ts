import { setTimeout as sleep } from 'node:timers/promises';
import type pg from 'pg';

export interface Migration {
  name: string;
  sql: string;
  checksum: string;
}

/** Tells the operator what is waited for. */
export type Say = (words: string) => void;

/**
 * Milliseconds that a migration waits for a table. Everybody who comes after it waits behind it, so it steps aside and
 * tries again.
 */
const lockPatience = 3000;
const lockPause = 2000;
/** Ten minutes and more. */
const mostTries = 150;

/** A lock that did not come in time; and two who wait for each other, as a process of the version before that waits to migrate. */
const heldUp = new Set(['55P03', '40P01']);

/** First line of a migration that cannot run in a transaction, as `create index concurrently`. It may run twice. */
const apart = /^-- without a transaction\n/;

/** Applies one, and notes that it is. Throws with its name. */
export async function applyMigration(client: pg.Client, migration: Migration, say: Say): Promise<void> {
  for (let tries = 1; ; tries++) {
    try {
      return await (apart.test(migration.sql) ? applyApart : applyWhole)(client, migration);
    } catch (error) {
      const isHeldUp = heldUp.has((error as { code?: string }).code ?? '');
      if (!isHeldUp || tries === mostTries)
        throw new Error(`The migration ${migration.name} failed: ${(error as Error).message}`, {
          cause: error,
        });
      if (tries === 1)
        say(
          `The migration ${migration.name} waits for a table that somebody's transaction holds. npm run doctor says whose.`,
        );
    }
    await sleep(lockPause);
  }
}

const note = (client: pg.Client, { name, checksum }: Migration): Promise<unknown> =>
  client.query('insert into schema_migrations (name, checksum) values ($1, $2)', [name, checksum]);

async function applyWhole(client: pg.Client, migration: Migration): Promise<void> {
  await client.query('begin');
  try {
    await client.query(`set local lock_timeout = ${lockPatience}`);
    await client.query(migration.sql);
    await note(client, migration);
    await client.query('commit');
  } catch (error) {
    await client.query('rollback');
    throw error;
  }
}

/** Statement by statement: several sent at once would be one transaction again. */
async function applyApart(client: pg.Client, migration: Migration): Promise<void> {
  const statements = migration.sql
    .replaceAll(/^--.*$/gm, '')
    .split(/;\s*(?:\n|$)/)
    .filter((statement) => statement.trim() !== '');
  for (const statement of statements) await client.query(statement);
  await note(client, migration);
}
