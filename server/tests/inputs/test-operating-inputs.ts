import { makeGenerationOf } from '#server/domains/media/index.ts';
import { newId } from '#server/kit/ids.ts';
import type { Platform } from '#server/platform/context.ts';
import type { JobDefinition } from '#server/platform/jobs/jobs.ts';
import { buildVideo } from '#tests/support/test-catalogue.ts';
import { insertTestMedia } from '#tests/support/test-media-assets.ts';
import type { Known } from './contract-samples.ts';

const job: JobDefinition<{ videoId: string }> = {
  name: 'announce-video',
  retryLimit: 0,
  retryDelay: 1,
  expireInSeconds: 60,
};

/** A job in the queue, of a kind that may be cancelled; answers its id. */
async function queueTestJob({ db, jobs }: Platform, videoId: string): Promise<string> {
  await jobs.enqueue(db, job, { videoId });
  const [row] = await db.query<{ id: string }>(
    `select id from jobs.job where name = $1 and state = 'created' order by created_on desc limit 1`,
    [job.name],
  );
  return row?.id ?? '';
}

/** An incident that is not over; answers its id. */
async function makeIncident({ db }: Platform): Promise<string> {
  const id = newId();
  await db.query(
    `insert into incidents (id, kind, title, services, severity, has_banner, starts_at)
     values ($1, 'incident', 'A slow search', '{search}', 'degraded', false, now())`,
    [id],
  );
  return id;
}

/** A video that plays from elsewhere, of which nobody can say whether it is there; answers its id. */
async function makeEmbedded(platform: Platform): Promise<string> {
  const { id } = await buildVideo(platform);
  await platform.db.query(`update videos set video_source = 'embed', video_url = null where id = $1`, [id]);
  return id;
}

/** A video with a finished file; answers its id. */
async function makeFinished(platform: Platform, isImproved: boolean): Promise<string> {
  const { db } = platform;
  const mediaId = await insertTestMedia(platform, { state: 'ready' });
  const { id } = await buildVideo(platform, { publishStatus: 'published' });
  await db.query('update videos set media_id = $2 where id = $1', [id, mediaId]);
  if (isImproved) await db.transaction((transaction) => makeGenerationOf(platform, transaction, mediaId));
  return id;
}

/** What the calls of the operator can be given. */
export const operatingInputs = (platform: Platform, videoId: string): Known => ({
  some_settings: { holdWords: ['lantern'] },
  // Nobody has changed anything since.
  latest_settings: 2_147_483_647,
  incident_kind: 'incident',
  status_services: ['search'],
  open_incident: () => makeIncident(platform),
  embedded_video_id: () => makeEmbedded(platform),
  finished_video: () => makeFinished(platform, false),
  improved_video: () => makeFinished(platform, true),
  waiting_job: () => queueTestJob(platform, videoId),
  failed_job: async () => {
    const id = await queueTestJob(platform, videoId);
    await platform.db.query(`update jobs.job set state = 'failed' where name = $1 and id = $2`, [
      job.name,
      id,
    ]);
    return id;
  },
});
