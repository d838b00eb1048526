import { readFileSync } from 'node:fs';
import path from 'node:path';
import pg from 'pg';
import { createVideo, ensureCategory } from '../../server/src/domains/videos/index.ts';
import { createPlatform } from '../../server/src/main/platform.ts';
import { readConfig } from '../../server/src/platform/config.ts';
import { migrate } from '../../server/src/platform/db/migrate.ts';
import { serverUrl, startServer } from './postgres.ts';
import { conduct, say, until } from './processes.ts';

// A second PostgreSQL follows the site by logical replication, with the tables of docs/operating/warehouse.sql: events, the
// catalogue, what changes and what is deleted, an outage of the warehouse; and what it must not get.
// Debian: apt install postgresql-15
// node scripts/operating/warehouse.ts
const tables = (): string =>
  readFileSync(path.join(import.meta.dirname, '../../docs/operating/warehouse.sql'), 'utf8');

await conduct('warehouse', async (trial) => {
  const site = serverUrl(await startServer(trial, { name: 'site', settings: ['wal_level=logical'] }), 'site');
  const warehousePort = await startServer(trial, { name: 'warehouse' });
  const warehouse = serverUrl(warehousePort, 'site');
  await migrate(site);
  const { config } = readConfig({ DATA_DIR: path.join(trial.folder, 'data'), LOG_LEVEL: 'silent' });
  const platform = createPlatform(config, site, 'trial');
  const there = new pg.Client(warehouse);
  await there.connect();
  try {
    const count = async (what: string): Promise<number> =>
      (await there.query(`select count(*)::int as count from ${what}`)).rows[0].count;
    const { db } = platform;

    // What was there before comes along.
    await db.query(
      `insert into view_events (video_id, viewer_hash, outcome, country, device)
       select gen_random_uuid(), i, 'counted', 'DE', 'mobile' from generate_series(1, 1000) i`,
    );
    await there.query(tables());
    await there.query(
      `create subscription tsukimi connection '${site}' publication tsukimi_events, tsukimi_catalogue`,
    );
    await until(async () => (await count('view_events')) === 1000, 20_000, 'Earlier events do not arrive');

    // What is added, changed and deleted follows.
    const { id: videoId } = await db.transaction(async (transaction) =>
      createVideo(transaction, platform, {
        ...{ publishStatus: 'published', title: 'Lanterns', uploaderId: null },
        categoryId: await ensureCategory(transaction, { name: 'Night trains' }),
        declaration: { adultsOnly: true, depicts: 'drawn', rightsHeld: true, declaredBy: 'a trial' },
      }),
    );
    const startedAt = Date.now();
    await db.query(
      `insert into view_events (video_id, viewer_hash, outcome, country, device)
       select $1, i, 'counted', 'DE', 'mobile' from generate_series(1, 100000) i`,
      [videoId],
    );
    await until(async () => (await count('view_events')) === 101_000, 30_000, 'Events do not follow');
    say(`100,000 events arrived within ${Date.now() - startedAt} ms`);
    await db.query(`update videos set title = 'Lamps' where id = $1`, [videoId]);
    await until(async () => (await count(`videos where title = 'Lamps'`)) === 1, 5000, 'A change is lost');

    // What the site forgets of events the warehouse keeps; what it deletes of the catalogue goes there, too.
    await db.query(`delete from view_events where viewer_hash < 500`);
    await db.query('delete from videos where id = $1', [videoId]);
    await until(async () => (await count('videos')) === 0, 5000, 'A deleted video stays');
    if ((await count('view_events')) !== 101_000) throw new Error('Events are deleted in the warehouse');

    // While the warehouse is away the site goes on, and then it catches up.
    await there.query('alter subscription tsukimi disable');
    await db.query(
      `insert into page_views (path, device) select '/', 'desktop' from generate_series(1, 5000)`,
    );
    await there.query('alter subscription tsukimi enable');
    await until(async () => (await count('page_views')) === 5000, 20_000, 'It does not catch up');

    // Nothing that tells viewers apart is sent.
    const { rows } = await there.query(
      `select table_name || '.' || column_name as name from information_schema.columns
       where table_schema = 'public' and column_name ~ 'hash|email|username|address'`,
    );
    if (rows.length > 0) throw new Error(`The warehouse has ${rows.map(({ name }) => name).join(', ')}`);
    const published = await db.query<{ name: string }>(
      `select tablename || '.' || a as name from pg_publication_tables, unnest(attnames) a where a ~ 'hash|email|username|address'`,
    );
    if (published.length > 0)
      throw new Error(`${published.map(({ name }) => name).join(', ')} are published`);
    say('A warehouse follows, catches up, and learns nobody’s name.');
    return true;
  } finally {
    await there.query('drop subscription if exists tsukimi').catch(() => {});
    await there.end();
    await platform.db.close();
  }
});
