import { Link, type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { OwnVideos } from '../features/playlist-page/own-videos.tsx';
import { PlayLinks } from '../features/playlist-page/play-links.tsx';
import { PlaylistActions } from '../features/playlist-page/playlist-actions.tsx';
import { RowCard } from '../features/video-card/video-card.tsx';
import { VideoGrid } from '../features/video-card/video-grid.tsx';
import { fillIn } from '../lib/fill-in.ts';
import { exactViews } from '../lib/format.ts';
import { sentence } from '../lib/sentence.tsx';
import { head } from '../page/head.ts';
import { heldWords } from '../page/held-playlist.ts';
import { headOf } from '../page/meta.ts';
import { fault, pageData } from '../page/page-data.ts';
import { standOf, toPlaylist, unavailableWords } from '../page/playlist.ts';
import { toCard } from '../page/video-card.ts';
import { pageFactsContext } from '../page-context.ts';
import { LinkedText } from '../parts/linked-text.tsx';
import * as paths from '../paths.ts';
import * as texts from '../texts/playlists.ts';
import { EmptyState } from '../ui/empty-state.tsx';
import { FormNote } from '../ui/form-note.tsx';
import './listing-page.css';
import '../features/playlist-page/playlist-page.css';

export async function loader({ params, context }: LoaderFunctionArgs) {
  const { member } = context.get(pageFactsContext);
  return pageData(context, texts.anUnexpectedErrorOccurred, async (services) => {
    const [row] = await pageData(context, texts.failedToFetchPlaylistData, () =>
      services.call('get_playlist_details_by_slug', { p_slug: params.slug ?? '' }),
    );
    if (!row) throw fault(404, texts.playlistNotFound);
    return {
      head: head({
        site: services.site,
        title: row.name,
        description: row.description || fillIn(texts.aPlaylistByName, { name: row.uploader_display_name }),
        path: paths.playlist(row.slug),
        hidden: !row.is_public || row.is_held,
      }),
      playlist: toPlaylist(row),
      exact: exactViews(row.view_count),
      stand: standOf(row, member !== null),
      tags: row.tags,
      cards: row.videos.map(toCard),
      unavailable: unavailableWords(row.unavailable_count),
      isOwn: member !== null && member.id === row.user_id,
    };
  });
}

export const meta = headOf;

export default function PlaylistPage() {
  const { playlist, exact, stand, tags, cards, unavailable, isOwn } = useLoaderData<typeof loader>();
  return (
    <div className="listing">
      <header className="listing-head">
        <p className="trail">
          <Link to={paths.playlists()}>{texts.backToPlaylists}</Link>
        </p>
        <h1>{playlist.name}</h1>
        <p className="playlist-facts">
          <Link className="linklike" to={paths.user(playlist.username)}>
            {playlist.owner}
          </Link>
          <span>{playlist.isPublic ? texts.publicWords : texts.privateWords}</span>
          <span>{playlist.videos}</span>
          <span>{playlist.length}</span>
          <span>{exact}</span>
          <span>
            {sentence(texts.createdTime, { time: <time dateTime={playlist.moment}>{playlist.date}</time> })}
          </span>
        </p>
        <p className="lead">
          <LinkedText text={playlist.description ?? texts.noDescriptionAvailable} />
        </p>
        {unavailable !== null && <p className="playlist-lacks">{unavailable}</p>}
        {playlist.isHeld && <FormNote wrong={heldWords} />}
        <div className="playlist-does">
          <PlayLinks slug={playlist.slug} videos={cards} />
          {!playlist.isHeld && (
            <PlaylistActions
              key={playlist.id}
              id={playlist.id}
              slug={playlist.slug}
              first={stand}
              mayReport={!isOwn}
            />
          )}
          {isOwn && (
            <Link
              className="btn sm flat"
              to={`${paths.user(playlist.username ?? '', { initialTab: 'Playlists', edit: playlist.slug })}#playlist`}
            >
              {texts.edit}
            </Link>
          )}
        </div>
        {tags.length > 0 && (
          <ul className="chips" aria-label={texts.tags}>
            {tags.map((tag) => (
              <li key={tag}>
                <Link className="chip" to={paths.tag(tag)}>
                  {tag}
                </Link>
              </li>
            ))}
          </ul>
        )}
      </header>
      {cards.length === 0 ? (
        <EmptyState text={texts.noVideosInThisPlaylist} />
      ) : isOwn && !playlist.isHeld ? (
        <OwnVideos
          key={playlist.id}
          playlistId={playlist.id}
          first={cards}
          draw={(card) => <RowCard card={card} heading="h2" />}
        />
      ) : (
        <VideoGrid cards={cards} heading="h2" eager />
      )}
    </div>
  );
}
