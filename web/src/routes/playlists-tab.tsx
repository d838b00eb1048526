import { Fragment, useEffect, useState } from 'react';
import { Link } from 'react-router';
import { call } from '#contract/client.ts';
import type { PlaylistReactions } from '#contract/playlists.ts';
import type { PublicProfile } from '#contract/profiles.ts';
import { Pager } from '../features/listing/pager.tsx';
import { PlaylistCard } from '../features/playlist-card/playlist-card.tsx';
import { PlayLinks } from '../features/playlist-page/play-links.tsx';
import { PlaylistActions } from '../features/playlist-page/playlist-actions.tsx';
import { PlaylistFilters, type Way } from '../features/profile-playlists/playlist-filters.tsx';
import { PlaylistForm } from '../features/profile-playlists/playlist-form.tsx';
import { PlaylistTools } from '../features/profile-playlists/playlist-tools.tsx';
import { VideoGrid } from '../features/video-card/video-grid.tsx';
import { fillIn } from '../lib/fill-in.ts';
import { heldWords } from '../page/held-playlist.ts';
import { standOf } from '../page/playlist.ts';
import { LinkedText } from '../parts/linked-text.tsx';
import { GridRoom } from '../parts/room.tsx';
import * as paths from '../paths.ts';
import * as texts from '../texts/playlists.ts';
import { EmptyState } from '../ui/empty-state.tsx';
import { FormNote } from '../ui/form-note.tsx';
import { filterNames, filterWords, newOne } from './playlist-filter-names.ts';
import type { RefusedAct } from './user-acts.ts';
import type { PlaylistsPanel } from './user-playlists.ts';
import './listing-page.css';

/** What this browser's visitor said about the playlists before; null: not known yet. */
function useVisitorStands(userId: string, isVisitor: boolean): ReadonlyMap<string, PlaylistReactions> | null {
  const [stands, setStands] = useState<ReadonlyMap<string, PlaylistReactions> | null>(null);
  useEffect(() => {
    if (!isVisitor) return;
    void call('get_user_playlists_with_thumbnails', { p_user_id: userId })
      .then((rows) => setStands(new Map(rows.map((row) => [row.id, standOf(row, true)]))))
      .catch((error: unknown) => console.error(error));
  }, [userId, isVisitor]);
  return stands;
}

interface TabProps {
  profile: PublicProfile;
  panel: PlaylistsPanel;
  isOwn: boolean;
  isVerified: boolean;
  isMember: boolean;
  wrong: RefusedAct | null;
}

/** The Playlists tab of a profile. */
export function PlaylistsTab(props: TabProps) {
  const { profile, panel, isOwn, isVerified, isMember, wrong } = props;
  const { filter, view, page, form, open } = panel;
  const known = useVisitorStands(profile.id, !isMember && open === null && panel.playlists.length > 0);
  const here = (query: paths.ProfileQuery = {}) =>
    paths.user(profile.username, {
      initialTab: texts.playlists,
      filter: filter === 'all' ? null : filter,
      view: view === 'grid' ? null : view,
      ...query,
    });
  if (open) return <Opened open={open} back={here()} />;

  const names = filterNames.filter((name) => name !== 'private' || isOwn);
  const viewWay = (name: 'grid' | 'list', words: string): Way => ({
    name: words,
    to: here({ view: name === 'grid' ? null : name }),
    isCurrent: name === view,
  });
  const formWrong = wrong && wrong.intent !== 'delete-playlist' ? wrong : null;
  return (
    <>
      <PlaylistFilters
        filters={names.map((name) => ({
          name: filterWords[name],
          to: here({ filter: name === 'all' ? null : name }),
          isCurrent: name === filter,
        }))}
        views={
          isOwn ? { grid: viewWay('grid', texts.gridView), list: viewWay('list', texts.listView) } : null
        }
        create={isOwn && !form ? `${here({ edit: newOne })}#playlist` : null}
      />
      {wrong?.intent === 'delete-playlist' && <FormNote wrong={wrong.message} />}
      {form?.isMissing ? (
        <FormNote wrong={texts.noPlaylistSelectedForEditing} />
      ) : (
        form && (
          <PlaylistForm
            key={`${form.slug} ${formWrong?.message}`}
            id={form.id}
            texts={formWrong?.typed ?? form.texts}
            mayPublish={isVerified}
            action={here({ page, edit: form.slug })}
            back={here({ page })}
            wrong={formWrong && { message: formWrong.message, field: formWrong.field }}
          />
        )
      )}
      {panel.playlists.length > 0 ? (
        <ul className={view === 'list' ? 'playlist-rows' : 'playlist-grid'}>
          {panel.playlists.map(({ playlist, stand }, index) => (
            <Fragment key={playlist.id}>
              <li>
                <PlaylistCard playlist={playlist} described={view === 'list'}>
                  <PlaylistTools
                    key={known === null ? 'page' : 'known'}
                    playlist={playlist}
                    stand={known?.get(playlist.id) ?? stand}
                    isOwn={isOwn}
                    open={`${here({ list: playlist.slug })}#playlist`}
                    edit={`${here({ page, edit: playlist.slug })}#playlist`}
                    action={here({ page })}
                  />
                </PlaylistCard>
              </li>
              <GridRoom after={index} />
            </Fragment>
          ))}
        </ul>
      ) : (
        <EmptyState
          text={
            !panel.isEmpty
              ? texts.noPlaylistsMatchYourCurrent
              : isOwn
                ? texts.noPlaylistsFound
                : texts.noPublicPlaylistsFoundFor
          }
        />
      )}
      <Pager
        page={page}
        hasMore={panel.hasMore}
        at={fillIn(texts.pagePageOfPages, { page, pages: panel.pages })}
        to={(to) => here({ page: to })}
      />
    </>
  );
}

/** One playlist in the tab: its facts and its videos. */
function Opened({ open, back }: { open: NonNullable<PlaylistsPanel['open']>; back: string }) {
  const trail = (
    <p className="trail">
      <Link to={back}>{texts.backToPlaylists}</Link>
    </p>
  );
  if (open.failed !== null)
    return (
      <div className="opened-playlist" id="playlist">
        {trail}
        <EmptyState text={open.failed} />
      </div>
    );
  const { playlist, stand, cards } = open;
  return (
    <div className="opened-playlist" id="playlist">
      {trail}
      <h2>{playlist.name}</h2>
      <p className="playlist-facts">
        <span>{playlist.isPublic ? texts.publicWords : texts.privateWords}</span>
        <span>{playlist.videos}</span>
        <span>{playlist.length}</span>
        <span>{playlist.views}</span>
        <Link className="linklike" to={paths.playlist(playlist.slug)}>
          {texts.openItsPage}
        </Link>
      </p>
      <p>
        <LinkedText text={playlist.description ?? texts.noDescriptionAvailable} />
      </p>
      {playlist.isHeld && <FormNote wrong={heldWords} />}
      <div className="playlist-does">
        <PlayLinks slug={playlist.slug} videos={cards} />
        {!playlist.isHeld && (
          <PlaylistActions key={playlist.id} id={playlist.id} slug={playlist.slug} first={stand} />
        )}
      </div>
      {cards.length > 0 ? (
        <VideoGrid cards={cards} eager />
      ) : (
        <EmptyState text={texts.noVideosInThisPlaylist} />
      )}
    </div>
  );
}
