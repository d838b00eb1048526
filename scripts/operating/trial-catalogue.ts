import path from 'node:path';
import { createVideo, ensureCategory } from '../../server/src/domains/videos/index.ts';
import { createPlatform } from '../../server/src/main/platform.ts';
import { readConfig } from '../../server/src/platform/config.ts';

const lanterns = Array.from({ length: 200 }, (_, n) => `Lantern ${n}`);

/** Gives a site videos with these titles, two hundred of them if not said otherwise, so that a list has something to join. */
export async function fillWithVideos(
  url: string,
  folder: string,
  titles: readonly string[] = lanterns,
): Promise<{ id: string; slug: string }[]> {
  const { config } = readConfig({ DATA_DIR: path.join(folder, 'data'), LOG_LEVEL: 'silent' });
  const platform = createPlatform(config, url, 'trial');
  const made = await platform.db.transaction(async (transaction) => {
    const categoryId = await ensureCategory(transaction, { name: 'Night trains' });
    const ids: string[] = [];
    for (const title of titles) {
      const { id } = await createVideo(transaction, platform, {
        ...{ publishStatus: 'published', title, categoryId, uploaderId: null },
        declaration: { adultsOnly: true, depicts: 'drawn', rightsHeld: true, declaredBy: 'a trial' },
      });
      ids.push(id);
    }
    return transaction.query<{ id: string; slug: string }>(
      'select id, slug from videos where id = any($1::uuid[])',
      [ids],
    );
  });
  await platform.db.close();
  return made;
}
