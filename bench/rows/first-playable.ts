import { deleteMedia } from '#server/domains/media/index.ts';
import { createPlatform } from '#server/main/platform.ts';
import { readConfig } from '#server/platform/config.ts';
import { type Line, number } from '../line.ts';
import { cpuOfFamily } from '../measure/process-usage.ts';
import type { Row } from '../row.ts';
import { end } from '../world/children.ts';
import { clipSeconds, sourceClip } from '../world/clip.ts';
import { uniqueTitle } from '../world/feature.ts';
import { type Imported, importFile, startWorker } from '../world/import.ts';
import { small } from '../world/postgres.ts';
import type { Site } from '../world/site.ts';

/** Removes the import again, so that the site is as it was. */
async function remove(site: Site, { videoId, mediaId }: Imported): Promise<void> {
  const platform = createPlatform(readConfig(site.env).config, site.databaseUrl, 'bench');
  try {
    await platform.db.transaction(async (transaction) => {
      await transaction.query('delete from videos where id = $1', [videoId]);
      await deleteMedia(transaction, platform.jobs, mediaId);
    });
    await platform.storage.deletePrefix(`media/${mediaId}/`);
  } finally {
    await platform.db.close();
  }
}

export const firstPlayable: Row = {
  name: 'first-playable',
  needs: ['ffmpeg'],
  async run(world): Promise<Line[]> {
    const site = await world.site(small);
    const clip = await sourceClip(world);
    const worker = await startWorker(site);
    let imported: Imported;
    let cpu: number;
    try {
      const before = cpuOfFamily(worker.pid!);
      imported = await importFile(site, clip, uniqueTitle());
      cpu = (cpuOfFamily(worker.pid!) - before) / 1000;
      await remove(site, imported);
    } finally {
      await end(worker);
    }
    return [
      {
        work: `time from import to first playable, ${clipSeconds} s of 1080p`,
        yardstick: `clip length: ${clipSeconds} s`,
        ours: `${number(imported.playableAfter)} s`,
        figure: imported.playableAfter / clipSeconds,
        bounds: { direction: 'at most', must: 0.2, aim: 0.13, unit: '×' },
        note: `one run; from the start of the command, process start included; the whole ladder after ${number(imported.readyAfter)} s; ${number(cpu)} s CPU of the worker and all its children`,
      },
    ];
  },
};
