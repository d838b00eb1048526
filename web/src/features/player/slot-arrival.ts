import { mayComeToLife } from '../../lib/coming-to-life.ts';
import { hasBegunEarly, startEarly } from './early-start.ts';
import type { ConnectionHints } from './engine/bandwidth-store.ts';
import type { EngineSubject } from './engine/engine.ts';
import { loadBeginning } from './engine/loads-ahead.ts';
import { learnPosition } from './engine/resume-store.ts';
import { expectedStart, wishTime, wishTimeOfAddress } from './engine/start-time.ts';
import { asksFirst, flashes } from './flash-gate.ts';
import {
  expectStill,
  expectVideo,
  getSession,
  hasPlayed,
  isPlaying,
  mediaElement,
  setMinimized,
  startPlayer,
  takeExpected,
  takeStill,
} from './player-session.ts';
import { type StartKind, startsByItself } from './rules/start-policy.ts';
import { loadPlayer, warmUp } from './warm-up.ts';

const matches = (query: string) => matchMedia(query).matches;

/** Whether a video that is arrived at starts by itself here. */
export function maySelfStart(): boolean {
  return startsByItself({
    phone: matches('(max-width: 760px), (hover: none) and (pointer: coarse)'),
    saveData: (navigator as ConnectionHints).connection?.saveData === true,
    reducedMotion: matches('(prefers-reduced-motion: reduce)'),
    hasInteracted: navigator.userActivation?.hasBeenActive ?? true,
    hasPlayed: hasPlayed(),
  });
}

/** Gives the player the video of the page on screen, once its viewer knows if it flashes, and loads its parts in parallel. */
export function openPlayer(start: StartKind): void {
  const page = getSession().page;
  if (!page || asksFirst(page.video, start)) return;
  if (hasBegunEarly(page.video.id)) {
    // It plays, unless the browser waited for this press.
    if (start === 'gesture')
      mediaElement()
        .play()
        .catch(() => {});
    loadPlayer().catch(() => {});
    startPlayer('arrival');
  } else {
    warmUp(page.video.playback, { at: expectedStart(page.video.id) });
    startPlayer(start);
  }
}

/** Plays the page's video from this moment on; if it already plays, it jumps there. For a click. */
export function playAt(id: string, seconds: number): void {
  const { page, current } = getSession();
  if (current?.video.id === id && mediaElement().readyState > 0) {
    const media = mediaElement();
    media.currentTime = Math.min(seconds, media.duration || seconds);
    setMinimized(false);
    media.play().catch(() => {});
  } else if (page?.video.id === id) {
    wishTime(id, seconds);
    openPlayer('gesture');
  }
}

/** Where the player is in this video, in seconds; 0 if it holds another one. */
export const playedTime = (id: string): number =>
  getSession().current?.video.id === id ? mediaElement().currentTime : 0;

/** On the way to another version of the video that is held: it begins at `seconds`, and plays if this one does. */
export function expectVersion(id: string, seconds: number): void {
  wishTime(id, seconds);
  if (isPlaying()) expectVideo(id);
  else expectStill(id);
}

/** Whether the player holds this video. */
export const holds = (id: string): boolean => getSession().current?.video.id === id;

/** Opens the player for the page that was just opened, if this device and this person want that. */
export function startOnArrival(id: string, what: 'stream' | 'progress'): void {
  const onItsWay = takeExpected(id);
  if (takeStill(id)) openPlayer('wait');
  else if (maySelfStart() || onItsWay) openPlayer('arrival');
  else if (what === 'progress') openPlayer('wait');
}

export { expectedStart };

/** Whether a video may start before its page comes to life. */
export const beginsEarly = ({ playback }: EngineSubject): boolean =>
  playback.kind === 'hls' && playback.state === 'ready' && playback.master_url !== null && !flashes(playback);

/**
 * What the slot in the server's HTML says about its stream, and where its member stopped, for the start before React.
 */
export const earlyMark = (video: EngineSubject, remembered: number | null): string | undefined =>
  beginsEarly(video) ? JSON.stringify({ id: video.id, playback: video.playback, remembered }) : undefined;

/**
 * Runs when this file does, which on a first page is before the framework is requested: if the video will start by
 * itself, it starts once the poster is shown, and the page comes to life when there is something to see.
 */
function startServerSlot(): void {
  const frame = document.querySelector<HTMLElement>('[data-early]');
  const place = frame?.querySelector<HTMLElement>('.slot-player');
  const live = () => {
    dispatchEvent(new Event(mayComeToLife));
  };
  if (!frame?.dataset.early || !place || !maySelfStart()) {
    live();
    return;
  }
  const { remembered, ...subject } = JSON.parse(frame.dataset.early) as EngineSubject & {
    remembered: number | null;
  };
  if (remembered !== null) learnPosition(subject.id, remembered);
  wishTimeOfAddress(subject.id, location);
  const shown = Promise.withResolvers<void>();
  // The files that lead to the first segment are small, and come beside the poster.
  loadBeginning(subject.playback, { at: expectedStart(subject.id), after: shown.promise });
  shownOnce(frame.querySelector('img'), () => {
    shown.resolve();
    // The picture first.
    for (const event of ['loadeddata', 'error'])
      mediaElement().addEventListener(event, () => setTimeout(live), { once: true });
    startEarly(subject, place).catch(live);
  });
}

/** Whether this page is the one that the browser loaded, whose look comes first. */
export function isFirstPage(): boolean {
  const [loaded] = performance.getEntriesByType?.('navigation') ?? [];
  return !loaded || new URL(loaded.name, location.href).pathname === location.pathname;
}

/** Longest wait for a poster: a slow picture must not hold up the video. */
const posterPatience = 1500;

/** Calls back once the poster is on the screen, has failed, or took too long. Returns a function that cancels it. */
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
  else if (poster.complete) requestAnimationFrame(() => setTimeout(once));
  else poster.decode().then(once, once);
  return () => {
    over = true;
    clearTimeout(timer);
  };
}

if (typeof document !== 'undefined') startServerSlot();
