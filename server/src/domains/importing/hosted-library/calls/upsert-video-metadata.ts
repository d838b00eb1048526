import { implement } from '../../../../platform/calls/implement.ts';
import { importHostedVideo } from '../import-hosted-video.ts';

export const upsertVideoMetadata = implement('upsert-video-metadata', async (input, context) => {
  const imported = await importHostedVideo(input, context);
  const message = imported.already_imported
    ? 'It is here already.'
    : `It was imported as ${imported.publish_status}.`;
  return { success: true, message, ...imported };
});
/** Clients know it under both names. */
export const apiUpsertVideoMetadata = implement('api/upsert-video-metadata', upsertVideoMetadata.run);
