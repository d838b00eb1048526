import type { Playback } from '#contract/videos.ts';
import type { EngineSubject } from './engine/engine.ts';
import type { StartKind } from './rules/start-policy.ts';

/** Whether a video has flashing that can hurt. */
export const flashes = ({ moments }: Pick<Playback, 'moments'>): boolean =>
  moments.some(({ kind }) => kind !== 'warning');

/** Videos whose viewer was told. */
const told = new Set<string>();
let ask: ((start: StartKind) => void) | null = null;

/** The page that tells the viewer, and asks. Returns a function that takes it back. */
export function hearQuestions(listener: (start: StartKind) => void): () => void {
  ask = listener;
  return () => {
    if (ask === listener) ask = null;
  };
}

export const noteTold = (id: string): void => void told.add(id);

/** Nothing that flashes plays before its viewer was told: then they are, and start it themselves. */
export function asksFirst({ id, playback }: EngineSubject, start: StartKind): boolean {
  if (told.has(id) || !flashes(playback)) return false;
  ask?.(start);
  return true;
}
