import { createContext, useContext, useMemo, useSyncExternalStore } from 'react';
import type { VideoDetails } from '#contract/videos.ts';
import type { Skip } from '#contract/works.ts';
import { fillIn } from '../../../lib/fill-in.ts';
import { useHidesChapters } from '../../../state/spoiler-shield.ts';
import * as texts from '../../../texts/player.ts';
import type { Engine } from '../engine/engine.ts';
import type { PlayerState } from '../engine/player-state.ts';
import type { NextVideo } from '../player-session.ts';
import type { PlayerCommand } from '../rules/keyboard-map.ts';

/** What every part of the player shares. */
export interface PlayerParts {
  engine: Engine;
  video: VideoDetails;
  /** The page on which it is watched, within its playlist if there is one. */
  path: string;
  next: NextVideo | null;
  skips: readonly Skip[];
  place: 'page' | 'corner';
  /** The element that is moved between places, and that goes full screen. */
  shell: HTMLElement;
  /** Does what a key or a button asks, and announces it. */
  act(command: PlayerCommand): void;
  /** Shows a word for a moment, and has it read out. */
  say(text: string): void;
}

const PlayerContext = createContext<PlayerParts | null>(null);
export const PlayerProvider = PlayerContext.Provider;

export function usePlayer(): PlayerParts {
  const parts = useContext(PlayerContext);
  if (!parts) throw new Error('A part of the player stands outside of it.');
  return parts;
}

/** A part of the state. `select` must return the same value for the same state: a field, or something computed flat. */
export function usePlayerState<T>(select: (state: PlayerState) => T): T {
  const { store } = usePlayer().engine;
  return useSyncExternalStore(store.subscribe, () => select(store.get()));
}

/** The chapters of the video; those of an episode that comes too early are called by their numbers. */
export function useChapters(): PlayerState['playback']['chapters'] {
  const chapters = usePlayerState((state) => state.playback.chapters);
  const areHidden = useHidesChapters(usePlayer().video.id);
  return useMemo(
    () =>
      areHidden
        ? chapters.map((one, index) => ({
            ...one,
            title: fillIn(texts.chapterNumber, { number: index + 1 }),
          }))
        : chapters,
    [chapters, areHidden],
  );
}
