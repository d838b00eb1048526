import { Link, useLocation } from 'react-router';
import type { PublicProfile } from '#contract/profiles.ts';
import { Pager } from '../features/listing/pager.tsx';
import { PhotosTab } from '../features/photos/photos-tab.tsx';
import { FavoritesVisibility } from '../features/profile/favorites-visibility.tsx';
import { Stream } from '../features/profile/stream.tsx';
import { VideoGrid } from '../features/video-card/video-grid.tsx';
import { fillIn } from '../lib/fill-in.ts';
import type { CardModel } from '../page/video-card.ts';
import * as paths from '../paths.ts';
import * as texts from '../texts/profile.ts';
import { EmptyState } from '../ui/empty-state.tsx';
import { FailedPart } from '../ui/failed-part.tsx';
import { OwnFavorites } from './favorites-list.tsx';
import { ListTab } from './list-tab.tsx';
import { PlaylistsTab } from './playlists-tab.tsx';
import type { RefusedAct } from './user-acts.ts';
import type { Panel } from './user-panels.ts';

interface PanelProps {
  profile: PublicProfile;
  panel: Panel;
  isOwn: boolean;
  isVerified: boolean;
  isMember: boolean;
  /** There are videos of theirs to see. */
  hasVideos: boolean;
  /** Why the last act failed. */
  wrong: RefusedAct | null;
}

const Cards = ({ cards, none }: { cards: readonly CardModel[]; none: string }) =>
  cards.length > 0 ? <VideoGrid cards={cards} heading="h2" eager /> : <EmptyState text={none} />;

/** The content of the chosen tab of a profile. */
export function UserPanel(props: PanelProps) {
  const { profile, panel, isOwn, isVerified, isMember, hasVideos, wrong } = props;
  const { pathname, search } = useLocation();
  // An act leads back to the page on which it was done.
  const here = pathname + search;
  switch (panel.tab) {
    case null:
      return <FailedPart text={panel.failed} />;
    case 'Stream':
      return (
        <Stream
          posts={panel.posts}
          older={panel.older}
          action={here}
          isOwn={isOwn}
          mayPost={isOwn && isVerified}
          wrong={wrong}
          wayOn={
            isOwn ? (
              <p className="post-when">{texts.sayHelloOrShare}</p>
            ) : hasVideos ? (
              <Link className="btn sm flat" to={paths.user(profile.username, { initialTab: texts.videos })}>
                {fillIn(texts.seeVideosByName, { name: profile.display_name || profile.username })}
              </Link>
            ) : (
              <Link className="btn sm flat" to={paths.categories()}>
                {texts.browseVideos}
              </Link>
            )
          }
        />
      );
    case 'Videos':
      return (
        <>
          {(panel.cards.length > 1 || panel.page > 1) && (
            <nav className="profile-order" aria-label={texts.order}>
              <span aria-hidden="true">{texts.order}</span>
              {([null, 'views'] as const).map((sort) => (
                <Link
                  key={sort}
                  to={paths.user(profile.username, { initialTab: texts.videos, sort })}
                  aria-current={panel.sort === sort ? 'page' : undefined}
                  preventScrollReset
                >
                  {sort === null ? texts.newest : texts.mostViewed}
                </Link>
              ))}
            </nav>
          )}
          <Cards cards={panel.cards} none={texts.noVideosHereYet} />
          <Pager
            page={panel.page}
            hasMore={panel.hasMore}
            to={(page) => paths.user(profile.username, { initialTab: texts.videos, page, sort: panel.sort })}
          />
        </>
      );
    case 'Favorites':
      return (
        <>
          {isOwn && <FavoritesVisibility action={here} isPublic={profile.shows_favorites} />}
          {isOwn ? (
            <OwnFavorites memberId={profile.id} cards={panel.cards} />
          ) : (
            <Cards cards={panel.cards} none={texts.noFavoritesYet} />
          )}
          {panel.more && (
            <Link className="btn sm flat" to={panel.more} rel="next">
              {texts.moreFavorites}
            </Link>
          )}
        </>
      );
    case 'List':
      return <ListTab profile={profile} panel={panel} isOwn={isOwn} />;
    case 'Playlists':
      return (
        <PlaylistsTab
          profile={profile}
          panel={panel}
          isOwn={isOwn}
          isVerified={isVerified}
          isMember={isMember}
          wrong={wrong}
        />
      );
    case 'Photos':
      return (
        <PhotosTab
          key={panel.album?.id ?? 'all'}
          {...panel}
          owner={profile}
          isOwn={isOwn}
          mayAdd={isOwn && isVerified}
          wrong={wrong}
        />
      );
  }
}
