import path from 'node:path';
import { createVideo, ensureCategory } from '../../server/src/domains/videos/index.ts';
import { createPlatform } from '../../server/src/main/platform.ts';
import { readConfig } from '../../server/src/platform/config.ts';

/** Gives a site two hundred videos, so that a list has something to join. */
export async function fillWithVideos(url: string, folder: string): Promise<void> {
  const { config } = readConfig({ DATA_DIR: path.join(folder, 'data'), LOG_LEVEL: 'silent' });
  const platform = createPlatform(config, url, 'trial');
  await platform.db.transaction(async (transaction) => {
    const categoryId = await ensureCategory(transaction, { name: 'Night trains' });
    for (let n = 0; n < 200; n++)
      await createVideo(transaction, platform, {
        ...{ publishStatus: 'published', title: `Lantern ${n}`, categoryId, uploaderId: null },
        declaration: { adultsOnly: true, depicts: 'drawn', rightsHeld: true, declaredBy: 'a trial' },
      });
  });
  await platform.db.close();
}
