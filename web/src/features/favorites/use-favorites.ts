import { useEffect, useState } from 'react';
import { call } from '#contract/client.ts';
import { limits } from '#contract/limits.ts';
import type { FavoriteCard } from '#contract/reactions.ts';
import { type CardModel, toCard } from '../../page/video-card.ts';
import { useTakenOut } from '../../state/favorites.ts';
import { say } from '../../state/notices.ts';
import * as texts from '../../texts/videos.ts';

/** Cards of favourites, and where the next page begins; null: there is none. */
export interface FavoritesPage {
  cards: CardModel[];
  cursor: string | null;
}

/** Asks for one row more than a page holds. */
export function favoritesPage(rows: readonly FavoriteCard[]): FavoritesPage {
  const shown = rows.slice(0, limits.favoritesPageSize);
  return {
    cards: shown.map(toCard),
    cursor: rows.length > limits.favoritesPageSize ? (shown.at(-1)?.cursor ?? null) : null,
  };
}

/** The favourites shown: the first page and those after it, without those removed meanwhile. */
export function useFavorites(first: FavoritesPage) {
  const [page, setPage] = useState(first);
  const [isLoading, setLoading] = useState(false);
  useEffect(() => setPage(first), [first]);
  const gone = useTakenOut(page.cards.map(({ id }) => id));

  const more = async () => {
    if (page.cursor === null || isLoading) return;
    setLoading(true);
    try {
      const rows = await call('get_user_favorite_videos', {
        p_limit: limits.favoritesPageSize + 1,
        p_cursor: page.cursor,
      });
      const next = favoritesPage(rows);
      setPage((now) => {
        const known = new Set(now.cards.map(({ id }) => id));
        return { ...next, cards: [...now.cards, ...next.cards.filter(({ id }) => !known.has(id))] };
      });
    } catch {
      say(texts.failedToLoadFavoriteVideos, 'wrong');
    } finally {
      setLoading(false);
    }
  };
  return {
    cards: page.cards.filter(({ id }) => !gone.has(id)),
    hasMore: page.cursor !== null,
    isLoading,
    more: () => void more(),
  };
}
