import { badInput } from '../../../../kit/app-error.ts';
import { implement } from '../../../../platform/calls/implement.ts';
import { importedGuids } from '../../../videos/index.ts';
import { findPlace, pageWithAnyKey } from '../find-library.ts';
import { videoView } from '../hosted-view.ts';
import { readLibraryId } from '../library-answer-rules.ts';
import { createLibraryClient } from '../library-client.ts';
import { createLibraryKeys } from '../library-keys.ts';

export const listBunnyVideos = implement('list-bunny-videos', async (input, context) => {
  const libraryId = readLibraryId(input.libraryId);
  if (libraryId === null) throw badInput('libraryId', 'Invalid Library ID. Must be a numerical value.');
  const tools = { client: createLibraryClient(context.config), keys: createLibraryKeys(context.config) };
  const asked = { libraryId, given: input.apiKey.trim(), page: input.page ?? 1 };
  const page = await pageWithAnyKey(context, tools, asked);
  const [place, imported] = await Promise.all([
    findPlace(context, tools, asked),
    importedGuids(
      context.db,
      page.videos.map(({ guid }) => guid),
    ),
  ]);
  const now = Date.now();
  return {
    items: page.videos.map((video) => videoView(video, { place, isImported: imported.has(video.guid), now })),
    totalItems: page.total,
    currentPage: page.page,
    itemsPerPage: page.pageSize,
  };
});
