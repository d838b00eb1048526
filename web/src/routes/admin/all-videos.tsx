import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { limits } from '#contract/limits.ts';
import type { ModeratedSort } from '#contract/moderated-videos.ts';
import { playbackStates, publishStates, videoSources } from '#contract/wire-values.ts';
import * as adminPaths from '../../admin-paths.ts';
import { type VideoSort, VideosTable, videoSorts } from '../../features/admin-videos/videos-table.tsx';
import { choice } from '../../page/address-values.ts';
import { head } from '../../page/head.ts';
import { headOf } from '../../page/meta.ts';
import { pageData } from '../../page/page-data.ts';
import { backToLast, readTableAddress } from '../../page/table-address.ts';
import * as texts from '../../texts/admin-videos.ts';

const orders: Readonly<Record<VideoSort, readonly [down: ModeratedSort, up: ModeratedSort]>> = {
  created_at: ['newest', 'oldest'],
  title: ['title_backwards', 'title'],
  view_count: ['most_viewed', 'least_viewed'],
  duration_seconds: ['longest', 'shortest'],
};
const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

export async function loader({ url, context }: LoaderFunctionArgs) {
  const search = url.searchParams;
  const table = readTableAddress(search, videoSorts);
  const state = choice(search.get('status'), publishStates);
  const isUnpublished = search.get('status') === 'unpublished';
  const category = search.get('category') ?? '';
  const filter = {
    status: isUnpublished ? 'unpublished' : state,
    category: uuid.test(category) ? category : null,
    source: choice(search.get('source'), videoSources),
    playback: choice(search.get('playback'), playbackStates),
    uploader: search.get('uploader')?.slice(0, limits.usernameLongest) || null,
  };
  const size = limits.moderatedPageSize;
  return pageData(context, texts.failedToFetchVideos, async (services) => {
    const [page, categories] = await Promise.all([
      services.call('get_moderated_videos', {
        p_search: table.q || null,
        p_status: state,
        p_is_published: isUnpublished ? false : null,
        p_category_id: filter.category,
        p_source: filter.source,
        p_playback: filter.playback,
        p_uploader: filter.uploader,
        p_sort: orders[table.sort][table.ascending ? 1 : 0],
        p_limit: size,
        p_offset: Math.min((table.page - 1) * size, limits.moderatedDeepest),
      }),
      services.call('get_managed_categories', {}),
    ]);
    backToLast(url, page.items, { page: table.page, size, total: page.total });
    return {
      head: head({
        site: services.site,
        title: texts.allVideosLabel,
        path: adminPaths.allVideos(),
        hidden: true,
      }),
      videos: page.items,
      total: page.total,
      isCapped: page.is_capped,
      size,
      table,
      filter,
      opened: uuid.test(search.get('edit') ?? '') ? search.get('edit') : null,
      categories: categories.map(({ id, name }) => ({ id, name })),
    };
  });
}

export const meta = headOf;

export default function AllVideos() {
  return (
    <>
      <header className="admin-head">
        <h1>{texts.allVideosLabel}</h1>
      </header>
      <VideosTable {...useLoaderData<typeof loader>()} />
    </>
  );
}
