import { type LoaderFunctionArgs, redirect } from 'react-router';
import { playOrder, queuePath } from '../features/playlist-queue/queue.ts';
import { newShuffle } from '../lib/shuffled.ts';
import { fault, pageData } from '../page/page-data.ts';
import * as paths from '../paths.ts';
import * as texts from '../texts/playlists.ts';

/** Leads to the first video of a playlist in random order. */
export const loader = ({ params, context }: LoaderFunctionArgs) =>
  pageData(context, texts.failedToFetchPlaylistData, async (services) => {
    const [list] = await services.call('get_playlist_details_by_slug', { p_slug: params.slug ?? '' });
    if (!list) throw fault(404, texts.playlistNotFound);
    const queue = { slug: list.slug, shuffle: newShuffle() };
    const [first] = playOrder(list.videos, queue.shuffle);
    return redirect(first ? queuePath(queue, first.slug) : paths.playlist(list.slug), {
      headers: { 'cache-control': 'no-store' },
    });
  });

/** Drawn if there is no such playlist: then the error page is shown here. */
export default function PlaylistShuffle() {
  return null;
}
