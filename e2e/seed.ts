import { createVideo, ensureCategory } from '../server/src/domains/videos/index.ts';
import { createPlatform } from '../server/src/main/platform.ts';
import { seedThree } from '../server/src/main/seed/seed-three.ts';
import { openSiteDatabase } from '../server/src/main/start/site-database.ts';
import { keepSecret, readConfig } from '../server/src/platform/config.ts';

// Puts three videos into the running site of the journeys; its worker prepares them. And one that nobody may see.
const { config, faults } = readConfig(process.env);
if (faults.length > 0) throw new Error(faults.join('\n'));
keepSecret(config);
const database = await openSiteDatabase(config);
const platform = createPlatform(config, database.url, 'seed');
await seedThree(platform, { clipSeconds: 8 });
await platform.db.transaction(async (transaction) => {
  await createVideo(transaction, platform, {
    title: 'Zebrawood waits for review',
    categoryId: await ensureCategory(transaction, { name: 'Uncategorized' }),
    tags: ['zebrawood'],
    publishStatus: 'review',
    declaration: { adultsOnly: true, depicts: 'drawn', rightsHeld: true, declaredBy: 'test' },
  });
});
await platform.db.close();
await database.leave();
