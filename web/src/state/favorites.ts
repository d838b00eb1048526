import { useEffect, useMemo, useRef, useSyncExternalStore } from 'react';
import { call } from '#contract/client.ts';
import { limits } from '#contract/limits.ts';
import { fillIn } from '../lib/fill-in.ts';
import * as texts from '../texts/common.ts';
import { type Deed, outlives, perform } from './deed.ts';
import {
  cardsShown,
  clearHearts,
  followHearts,
  type Heart,
  heartOf,
  provideHearts,
  setHearts,
} from './hearts.ts';
import { useMember } from './member.tsx';

/** Milliseconds before a failed question is repeated. */
const patience = 10_000;

/** The member whose hearts these are. */
let owner: string | null = null;
let asking: ReturnType<typeof setTimeout> | undefined;

/** Hearts belong to one member: with another, or none, they are forgotten and loaded again. */
function belongTo(memberId: string | null): void {
  if (owner === memberId) return;
  owner = memberId;
  clearHearts();
  askSoon();
}

/** One question for all the cards on a page. */
function askSoon(wait = 0): void {
  clearTimeout(asking);
  if (owner !== null) asking = setTimeout(() => void ask(), wait);
}

async function ask(): Promise<void> {
  const of = owner;
  const ids = cardsShown()
    .filter((id) => heartOf(id) === null)
    .slice(0, limits.idsAtOnce);
  if (ids.length === 0) return;
  try {
    const found = await call('get_my_favorite_video_ids', { p_video_ids: ids });
    if (owner !== of) return;
    const on = new Set(found.map((row) => row.video_id));
    setHearts(
      ids.filter((id) => heartOf(id) === null).map((id) => [id, { on: on.has(id), busy: false }] as const),
    );
    askSoon();
  } catch {
    askSoon(patience);
  }
}

/** For a page that already knows, like the page of the member's favourites. */
export function learnFavorites(memberId: string, ids: readonly string[], on = true): void {
  belongTo(memberId);
  setHearts(ids.filter((id) => !heartOf(id)?.busy).map((id) => [id, { on, busy: false }] as const));
}

/** Which of these videos were removed from the favourites, confirmed by the server. */
export function useTakenOut(ids: readonly string[]): ReadonlySet<string> {
  const gone = useSyncExternalStore(
    followHearts,
    () =>
      ids
        .filter((id) => {
          const heart = heartOf(id);
          return heart && !heart.on && !heart.busy;
        })
        .join(' '),
    () => '',
  );
  return useMemo(() => new Set(gone.split(' ')), [gone]);
}

/** Turns a heart. A video whose heart is not known yet is added; if it is there already, it stays there. */
const turning = (videoId: string): Deed<Heart> => ({
  reason: texts.pleaseLogInToAdd,
  ask(memberId) {
    belongTo(memberId);
    return heartOf(videoId);
  },
  done: (heart) => heart?.on === true,
  guess: (heart) => ({ on: !heart?.on, busy: true }),
  async send(before) {
    const isThere =
      before === null && (await call('get_my_favorite_video_ids', { p_video_ids: [videoId] })).length > 0;
    const on =
      isThere || (await call('toggle_favorite_video', { p_video_id: videoId }, outlives)).is_favorited;
    return { on, busy: false };
  },
  undone: (message) => fillIn(texts.weCouldntUpdateYourFavorites, { message }),
});

async function press(videoId: string, memberId: string | null): Promise<void> {
  const stand = heartOf(videoId);
  if (stand?.busy) return;
  await perform(turning(videoId), { memberId, stand, show: (heart) => setHearts([[videoId, heart]]) });
}

/** Loads and turns the hearts of the page. Drawn once, after the page. */
export function HeartStore(): null {
  const memberId = useMember()?.id ?? null;
  const present = useRef(memberId);
  present.current = memberId;
  useEffect(() => belongTo(memberId), [memberId]);
  useEffect(
    () => provideHearts({ look: () => askSoon(), press: (id) => void press(id, present.current) }),
    [],
  );
  return null;
}

/** Forgets everything, between tests. */
export function forgetHearts(): void {
  clearTimeout(asking);
  owner = null;
  clearHearts();
}
