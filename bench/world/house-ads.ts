import { setTimeout as sleep } from 'node:timers/promises';
import { makeDemoAds } from '#server/main/demo/demo-ads.ts';
import { readConfig } from '#server/platform/config.ts';
import { openDatabase } from '#server/platform/db/database.ts';
import { createJobs } from '#server/platform/jobs/pg-boss-jobs.ts';
import { createStorage } from '#server/platform/storage/create-storage.ts';
import { forgetAds, tellOfAds } from './ads.ts';
import { end } from './children.ts';
import { startWorker } from './import.ts';
import { withClient } from './postgres.ts';
import type { Site } from './site.ts';

/** Posts an ad of the house, with pictures of its own, in every place that pages have; in place of all that was sold. */
export async function makeHouseAds(site: Site): Promise<void> {
  await withClient(site.databaseUrl, forgetAds);
  const db = openDatabase(site.databaseUrl, { connections: 2, applicationName: 'tsukimi-bench' });
  const worker = await startWorker(site);
  try {
    await makeDemoAds(
      { db, storage: createStorage(readConfig(site.env).config), jobs: createJobs(db) },
      { everywhere: true },
    );
    for (let left = 120; left > 0; left--) {
      const [row] = await db.query<{ waiting: number }>(
        `select count(*)::int as waiting from ad_assets where state = 'preparing'`,
      );
      if (row?.waiting === 0) return;
      await sleep(500);
    }
    throw new Error('the moving ads of the house are not ready');
  } finally {
    await end(worker);
    await db.close();
  }
}

/** Shows the ads that there are, or leaves the pages as they are without any. */
export async function showAds(site: Site, areShown: boolean): Promise<void> {
  await withClient(site.databaseUrl, async (client) => {
    await client.query('update placements set status = $1', [areShown ? 'active' : 'inactive']);
    await tellOfAds(client);
  });
  for (let left = 40; left > 0; left--) {
    await sleep(250);
    if (/class="room"/.test(await site.page('/')) === areShown) return;
  }
  throw new Error(`the home page ${areShown ? 'has no rooms' : 'goes on having rooms'} for ads`);
}
