import { useEffect, useMemo, useRef, useSyncExternalStore } from 'react';
import { call } from '#contract/client.ts';
import { limits } from '#contract/limits.ts';
import { fillIn } from '../lib/fill-in.ts';
import * as texts from '../texts/common.ts';
import { askToSignIn } from './ask-to-sign-in.ts';
import { cardsShown, clearHearts, followHearts, heartOf, provideHearts, setHearts } from './hearts.ts';
import { useMember } from './member.tsx';
import { say } from './notices.ts';

export const signInToFavorite = texts.pleaseLogInToAdd;
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

/** The request must outlive the page that sent it. */
const outlives = { keepalive: true };

/** Adds a video whose heart is not known yet to the favourites; one that is there already stays there. */
async function keep(videoId: string): Promise<void> {
  const found = await call('get_my_favorite_video_ids', { p_video_ids: [videoId] });
  const { is_favorited } =
    found.length > 0
      ? { is_favorited: true }
      : await call('toggle_favorite_video', { p_video_id: videoId }, outlives);
  setHearts([[videoId, { on: is_favorited, busy: false }]]);
}

async function turn(videoId: string): Promise<void> {
  const { is_favorited } = await call('toggle_favorite_video', { p_video_id: videoId }, outlives);
  setHearts([[videoId, { on: is_favorited, busy: false }]]);
}

/** Turns a heart: at once on the page, and back with a message if the server refuses. A visitor logs in first. */
async function press(videoId: string, memberId: string | null): Promise<void> {
  if (memberId === null) {
    const member = await askToSignIn(signInToFavorite);
    if (member === null) return;
    belongTo(member.id);
    if (heartOf(videoId)?.on) return;
  }
  const before = heartOf(videoId);
  if (before?.busy) return;
  setHearts([[videoId, { on: !before?.on, busy: true }]]);
  try {
    await (before === null ? keep(videoId) : turn(videoId));
  } catch (error) {
    setHearts([[videoId, before]]);
    say(
      fillIn(texts.weCouldntUpdateYourFavorites, { message: error instanceof Error ? error.message : '' }),
      'wrong',
    );
  }
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
