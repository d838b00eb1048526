import type { Playback } from '#contract/videos.ts';

export interface PreparationTools {
  /** Asks the server; null if there is no such published video. */
  ask(): Promise<Playback | null>;
  changed(playback: Playback): void;
  gone(): void;
  hidden(): boolean;
}

/** Milliseconds until the next question. Somebody waiting for the first picture is told soonest. */
export function askAgainIn(state: Playback['state'], hidden: boolean): number {
  if (hidden) return 5000;
  return state === 'preparing' ? 2000 : 3000;
}

/** No more progress: the ladder is there, or nothing plays, or what plays is final for a reason. */
export const isSettled = ({ state, reason }: Playback): boolean =>
  state === 'ready' || state === 'failed' || (state === 'playable' && Boolean(reason));

/**
 * Asks how far the preparation is until it is over. A failed question is repeated. Returns a function that stops it.
 */
export function followPreparation(first: Playback, tools: PreparationTools): () => void {
  let stopped = false;
  let latest = first;
  let timer: ReturnType<typeof setTimeout>;
  const later = () => {
    timer = setTimeout(() => void ask(), askAgainIn(latest.state, tools.hidden()));
  };
  async function ask() {
    try {
      const answer = await tools.ask();
      if (stopped) return;
      if (!answer) return tools.gone();
      latest = answer;
      tools.changed(answer);
      if (isSettled(answer)) return;
    } catch {
      // No connection, or a busy server: the screen keeps what is known.
    }
    if (!stopped) later();
  }
  if (!isSettled(first)) later();
  return () => {
    stopped = true;
    clearTimeout(timer);
  };
}
