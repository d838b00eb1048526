import { useEffect, useSyncExternalStore } from 'react';

/** Whether a video is a favourite of the member; null: not known yet. */
export type Heart = { readonly on: boolean; readonly busy: boolean } | null;

/** Loads and turns hearts. It arrives after the page; earlier presses wait for it. */
export interface HeartStore {
  /** Cards were added to the page. */
  look(): void;
  press(videoId: string): void;
}

const hearts = new Map<string, NonNullable<Heart>>();
/** How many cards of a video are on the page. */
const cards = new Map<string, number>();
const listeners = new Set<() => void>();
const pressed: string[] = [];
let keeper: HeartStore | null = null;

export const heartOf = (videoId: string): Heart => hearts.get(videoId) ?? null;
export const cardsShown = (): string[] => [...cards.keys()];

export function setHearts(found: Iterable<readonly [string, Heart]>): void {
  for (const [id, heart] of found) {
    if (heart === null) hearts.delete(id);
    else hearts.set(id, heart);
  }
  for (const listener of listeners) listener();
}

export function clearHearts(): void {
  hearts.clear();
  setHearts([]);
}

export function followHearts(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function provideHearts(next: HeartStore): () => void {
  keeper = next;
  next.look();
  for (const id of pressed.splice(0)) next.press(id);
  return () => {
    if (keeper === next) keeper = null;
  };
}

export function pressHeart(videoId: string): void {
  if (keeper) keeper.press(videoId);
  else pressed.push(videoId);
}

/** The heart of a video's card. `wanted` false: nobody sees it, as behind the age gate. */
export function useHeart(videoId: string, wanted: boolean): Heart {
  useEffect(() => {
    if (!wanted) return;
    cards.set(videoId, (cards.get(videoId) ?? 0) + 1);
    if (!hearts.has(videoId)) keeper?.look();
    return () => {
      const left = (cards.get(videoId) ?? 1) - 1;
      if (left > 0) cards.set(videoId, left);
      else cards.delete(videoId);
    };
  }, [videoId, wanted]);
  return useSyncExternalStore(
    followHearts,
    () => heartOf(videoId),
    () => null,
  );
}
