import type { Playback } from '#contract/videos.ts';
import { getSession, hasPlayed, startPlayer, takeExpected } from './player-session.ts';
import { type StartKind, startsByItself } from './rules/start-policy.ts';
import { warmUp } from './warm-up.ts';

interface Hints {
  connection?: { saveData?: boolean };
}

const matches = (query: string) => matchMedia(query).matches;

function maySelfStart(): boolean {
  return startsByItself({
    phone: matches('(max-width: 760px), (hover: none) and (pointer: coarse)'),
    saveData: (navigator as Hints).connection?.saveData === true,
    reducedMotion: matches('(prefers-reduced-motion: reduce)'),
    hasInteracted: navigator.userActivation?.hasBeenActive ?? true,
    hasPlayed: hasPlayed(),
  });
}

/** Gives the player the video of the page on screen, and fetches its parts side by side. */
export function openPlayer(start: StartKind): void {
  const page = getSession().page;
  if (!page) return;
  warmUp(page.video.playback);
  startPlayer(start);
}

/** Opens the player for the page that was just opened, if this device and this person want that. */
export function startOnArrival(id: string, what: 'stream' | 'progress'): void {
  const onItsWay = takeExpected(id);
  if (maySelfStart() || onItsWay) openPlayer('arrival');
  else if (what === 'progress') openPlayer('wait');
}

/** What the slot in the server's HTML says of its stream, for `warmServerSlot`. */
export function warmMark({ kind, state, master_url, audio_tracks }: Playback): string | undefined {
  if (kind !== 'hls' || !master_url) return undefined;
  return JSON.stringify({ kind, state, master_url, audio_tracks });
}

/**
 * Runs when this file does, which on a first page is before React has looked at it: if the poster of the server's HTML
 * is there and the video will start, its parts are fetched while the page comes to life.
 */
export function warmServerSlot(): void {
  const frame = document.querySelector<HTMLElement>('[data-warm]');
  if (!frame?.dataset.warm || !maySelfStart()) return;
  const playback = JSON.parse(frame.dataset.warm) as Parameters<typeof warmUp>[0];
  shownOnce(frame.querySelector('img'), () => warmUp(playback));
}

/** Longest wait for a poster: a slow picture must not hold the video back. */
const posterPatience = 1500;

/** Calls back once the poster is on the screen, has failed, or took too long. Returns what calls it off. */
export function shownOnce(poster: HTMLImageElement | null, then: () => void): () => void {
  let over = false;
  const once = () => {
    if (over) return;
    over = true;
    clearTimeout(timer);
    then();
  };
  const timer = setTimeout(once, posterPatience);
  if (!poster) once();
  else poster.decode().then(once, once);
  return () => {
    over = true;
    clearTimeout(timer);
  };
}
