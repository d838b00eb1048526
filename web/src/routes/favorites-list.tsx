import { useEffect } from 'react';
import { Link } from 'react-router';
import { type FavoritesPage, useFavorites } from '../features/favorites/use-favorites.ts';
import { VideoGrid } from '../features/video-card/video-grid.tsx';
import * as memberPaths from '../member-paths.ts';
import type { CardModel } from '../page/video-card.ts';
import * as paths from '../paths.ts';
import { learnFavorites, useTakenOut } from '../state/favorites.ts';
import * as texts from '../texts/videos.ts';
import { EmptyState } from '../ui/empty-state.tsx';

/** A page of a member's own favourites, as the tab of the profile shows them. Removed ones disappear from the list. */
export function OwnFavorites({ memberId, cards }: { memberId: string; cards: readonly CardModel[] }) {
  const gone = useTakenOut(cards.map(({ id }) => id));
  useEffect(
    () =>
      learnFavorites(
        memberId,
        cards.map(({ id }) => id),
      ),
    [memberId, cards],
  );
  const left = cards.filter(({ id }) => !gone.has(id));
  return left.length > 0 ? (
    <VideoGrid cards={left} heading="h2" eager />
  ) : (
    <EmptyState text={texts.noFavoritesYet} />
  );
}

/** The page of a member's own favourites, with more on request. Removed ones disappear from the list. */
export function FavoritesList({ memberId, first }: { memberId: string; first: FavoritesPage }) {
  const { cards, hasMore, isLoading, more } = useFavorites(first);
  useEffect(
    () =>
      learnFavorites(
        memberId,
        first.cards.map(({ id }) => id),
      ),
    [memberId, first],
  );
  if (cards.length === 0 && !hasMore) {
    return (
      <EmptyState text={texts.yourFavoriteVideosWillAppear}>
        <Link className="btn sm flat" to={paths.home()}>
          {texts.browseVideos}
        </Link>
      </EmptyState>
    );
  }
  return (
    <>
      <VideoGrid cards={cards} heading="h2" eager />
      {hasMore && (
        <p className="more-of-list">
          <button type="button" className="btn sm flat needs-script" disabled={isLoading} onClick={more}>
            {texts.loadMore}
          </button>
          {first.cursor !== null && (
            <a className="btn sm flat needs-no-script" href={memberPaths.favorites(first.cursor)}>
              {texts.olderFavorites}
            </a>
          )}
        </p>
      )}
    </>
  );
}
