import { insertTestPlaylist } from '#tests/inputs/test-playlist-inputs.ts';
import { createVideo, ensureCategory, ensureProfile } from '../server/src/domains/videos/index.ts';
import { makeThreeVideos } from '../server/src/main/demo/three-videos.ts';
import { onSite } from './on-site.ts';

// Puts three videos and a playlist into the running site of the journeys; its worker prepares them. And a video that nobody
// may see.
await onSite(process.env, async (platform) => {
  const [first] = await makeThreeVideos(platform, { clipSeconds: 8 });
  const keeper = await platform.db.transaction(async (transaction) => {
    await createVideo(transaction, platform, {
      title: 'Zebrawood waits for review',
      categoryId: await ensureCategory(transaction, { name: 'Uncategorized' }),
      tags: ['zebrawood'],
      publishStatus: 'review',
      declaration: { adultsOnly: true, depicts: 'drawn', rightsHeld: true, declaredBy: 'test' },
    });
    return ensureProfile(transaction, { username: 'lantern-keeper' });
  });
  await insertTestPlaylist(platform, { ownerId: keeper, isPublic: true, videoId: first?.id ?? '' });
});
