import { newId } from '#server/kit/ids.ts';
import type { Platform } from '#server/platform/context.ts';
import type { TestMember } from '#tests/support/test-member.ts';
import type { Known } from './contract-samples.ts';
import { accountInputs } from './test-account-inputs.ts';
import { actingInputs } from './test-acting-inputs.ts';
import { adFigureInputs } from './test-ad-figures.ts';
import { adInputs } from './test-ad-inputs.ts';
import { caseInputs } from './test-case-inputs.ts';
import { catalogueInputs } from './test-catalogue-inputs.ts';
import { creatorInputs } from './test-creator-inputs.ts';
import { evidenceInputs } from './test-evidence-inputs.ts';
import { feedInputs } from './test-feed-inputs.ts';
import { hostedInputs } from './test-hosted-inputs.ts';
import { identityInputs } from './test-identity-inputs.ts';
import { legalInputs } from './test-legal-inputs.ts';
import { messageInputs } from './test-message-inputs.ts';
import { noticeInputs } from './test-notice-inputs.ts';
import { operatingInputs } from './test-operating-inputs.ts';
import { performerInputs } from './test-performer-inputs.ts';
import { photoInputs } from './test-photo-inputs.ts';
import { playlistInputs } from './test-playlist-inputs.ts';
import { insertTestPost } from './test-stream-inputs.ts';
import { supportInputs } from './test-support-inputs.ts';
import { uploadInputs } from './test-upload-inputs.ts';
import { workInputs } from './test-work-inputs.ts';

/** What the calls of all domains can be given, for requests of `asker`: what exists, and what is their own. */
export const inputsFor = async (
  platform: Platform,
  asker: TestMember | null,
  videoId: string,
): Promise<Known> => ({
  ...accountInputs(platform, asker),
  ...actingInputs(platform, asker, videoId),
  own_post_id: () => (asker === null ? newId() : insertTestPost(platform, asker.id)),
  ...caseInputs(platform),
  ...evidenceInputs(platform, asker),
  ...operatingInputs(platform, videoId),
  ...photoInputs(platform, asker),
  ...uploadInputs(platform, asker),
  ...creatorInputs(platform, asker),
  ...legalInputs(platform),
  ...supportInputs(platform),
  ...noticeInputs(platform, videoId),
  ...identityInputs(platform, asker),
  ...performerInputs(platform, asker),
  ...workInputs(platform),
  ...playlistInputs(platform, asker, videoId),
  ...messageInputs(platform, asker),
  ...(await hostedInputs(platform)),
  ...(await feedInputs(platform)),
  ...catalogueInputs(platform, videoId),
  ...adInputs(platform),
  ...adFigureInputs(platform, asker?.id ?? null),
});
