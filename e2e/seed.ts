import { createVideo, ensureCategory, ensureProfile } from '../server/src/domains/videos/index.ts';
import { createPlatform } from '../server/src/main/platform.ts';
import { seedThree } from '../server/src/main/seed/seed-three.ts';
import { openSiteDatabase } from '../server/src/main/start/site-database.ts';
import { insertTestPlaylist } from '../server/src/main/test-playlist-inputs.ts';
import { keepSecret, readConfig } from '../server/src/platform/config.ts';

// Puts three videos and a playlist into the running site of the journeys; its worker prepares them. And a video that nobody
// may see.
const { config, faults } = readConfig(process.env);
if (faults.length > 0) throw new Error(faults.join('\n'));
keepSecret(config);
const database = await openSiteDatabase(config);
const platform = createPlatform(config, database.url, 'seed');
const [first] = await seedThree(platform, { clipSeconds: 8 });
await platform.db.transaction(async (transaction) => {
  await createVideo(transaction, platform, {
    title: 'Zebrawood waits for review',
    categoryId: await ensureCategory(transaction, { name: 'Uncategorized' }),
    tags: ['zebrawood'],
    publishStatus: 'review',
    declaration: { adultsOnly: true, depicts: 'drawn', rightsHeld: true, declaredBy: 'test' },
  });
});
const keeper = await platform.db.transaction((transaction) =>
  ensureProfile(transaction, { username: 'lantern-keeper' }),
);
await insertTestPlaylist(platform, { ownerId: keeper, isPublic: true, videoId: first?.id ?? '' });
await platform.db.close();
await database.leave();
