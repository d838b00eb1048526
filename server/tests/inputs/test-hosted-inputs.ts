import { createLibraryKeys } from '#server/domains/importing/hosted-library/library-keys.ts';
import {
  guidOf,
  type LibraryHost,
  standInLibrary,
  standInVideo,
  startLibraryHost,
} from '#server/domains/importing/hosted-library/test-library-host.ts';
import { newId } from '#server/kit/ids.ts';
import type { Platform } from '#server/platform/context.ts';
import type { Known } from './contract-samples.ts';

let started: Promise<LibraryHost> | null = null;
const libraryId = 21;

/** What the calls on the hosted library can be given: a host on loopback with one library, whose key is kept. */
export const hostedInputs = async (platform: Platform): Promise<Known> => {
  started ??= startLibraryHost();
  const host = await started;
  const library = host.libraries[0] ?? standInLibrary(libraryId, 3);
  host.libraries = [library];
  const { config, db } = platform;
  if (config.hostedLibraryApi.isBuiltIn) {
    const { origin } = host;
    config.hostedLibraryApi = { account: origin, stream: origin, isBuiltIn: false, patience: 2000 };
    await createLibraryKeys(config).storeLibrary(db, {
      id: libraryId,
      name: library.Name,
      videoCount: 3,
      pullZoneId: library.PullZoneId,
      apiKey: library.ApiKey,
      readOnlyKey: library.ReadOnlyApiKey,
    });
  }
  return {
    hosted_account_key: host.accountKey,
    hosted_library_id: libraryId,
    hosted_title: 'Lantern from elsewhere',
    import_declaration: { adults_only: true, depicts: 'drawn', rights_held: true },
    fresh_hosted_guid: () => {
      const video = standInVideo(guidOf(Number.parseInt(newId().replaceAll('-', '').slice(-9), 16)));
      library.videos.push(video);
      return video.guid;
    },
  };
};
