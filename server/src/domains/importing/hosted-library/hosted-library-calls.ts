import { forgetHostedKeys } from './calls/forget-hosted-keys.ts';
import { getHostedLibrarySettings } from './calls/get-hosted-library-settings.ts';
import { listBunnyLibraries } from './calls/list-bunny-libraries.ts';
import { listBunnyVideos } from './calls/list-bunny-videos.ts';
import { updateHostedLibrary } from './calls/update-hosted-library.ts';
import { apiUpsertVideoMetadata, upsertVideoMetadata } from './calls/upsert-video-metadata.ts';

export const hostedLibraryCalls = [
  listBunnyLibraries,
  listBunnyVideos,
  getHostedLibrarySettings,
  updateHostedLibrary,
  forgetHostedKeys,
  upsertVideoMetadata,
  apiUpsertVideoMetadata,
];
