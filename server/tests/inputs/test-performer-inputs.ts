import { insertPerformer } from '#server/domains/videos/performers/performer-queries.ts';
import { sealPerformer } from '#server/domains/videos/performers/sealed-performer.ts';
import { newId } from '#server/kit/ids.ts';
import type { Platform } from '#server/platform/context.ts';
import { buildVideo } from '#tests/support/test-catalogue.ts';
import type { TestMember } from '#tests/support/test-member.ts';
import type { Known } from './contract-samples.ts';

/** A video that was declared as filmed. */
export async function buildFilmed(
  platform: Platform,
  more: Parameters<typeof buildVideo>[1] = {},
): Promise<{ id: string; slug: string; title: string }> {
  const video = await buildVideo(platform, { publishStatus: 'pending', ...more });
  await platform.db.query('update videos set depicts_live_action = true where id = $1', [video.id]);
  return video;
}

/** A record of an adult; answers its id. */
export async function insertTestPerformer(
  platform: Platform,
  videoId: string,
  recorderId: string,
): Promise<string> {
  const id = newId();
  await insertPerformer(platform.db, {
    id,
    videoId,
    videoTitle: 'Lantern',
    sealedFacts: sealPerformer(platform.config, id, {
      legalName: 'Mio Kanda',
      otherNames: '',
      dateOfBirth: '1980-01-31',
      documentKind: 'passport',
      documentReference: 'X 1',
    }),
    producedOn: '2020-02-01',
    isAdult: true,
    recorderId,
  });
  return id;
}

/** What the calls of performers' records can be given. */
export const performerInputs = (platform: Platform, asker: TestMember | null): Known => {
  const filmed = async () =>
    (await buildFilmed(platform, { uploaderId: asker?.id ?? null, category: 'Own things' })).id;
  return {
    some_day: '2020-02-01',
    own_filmed_video_id: filmed,
    own_performer_id: async () =>
      asker === null ? newId() : insertTestPerformer(platform, await filmed(), asker.id),
  };
};
