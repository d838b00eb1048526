import { comeToLifeAfter } from '../../lib/coming-to-life.ts';
import { hasBegunEarly, startEarly } from './early-start.ts';
import type { EngineSubject } from './engine/engine.ts';
import { learnPosition } from './engine/resume-store.ts';
import { wishTime, wishTimeOfAddress } from './engine/start-time.ts';
import {
  getSession,
  hasPlayed,
  mediaElement,
  setMinimized,
  startPlayer,
  takeExpected,
} from './player-session.ts';
import { type StartKind, startsByItself } from './rules/start-policy.ts';
import { loadPlayer, warmUp, warmUpStream } from './warm-up.ts';

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
  if (!hasBegunEarly(page.video.id)) warmUp(page.video.playback);
  startPlayer(start);
}

/** Plays the page's video from this moment on: what plays already goes there. For a click of somebody. */
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

/** Where the player is in this video, in seconds; 0 where it holds another one. */
export const playedTime = (id: string): number =>
  getSession().current?.video.id === id ? mediaElement().currentTime : 0;

/** Opens the player for the page that was just opened, if this device and this person want that. */
export function startOnArrival(id: string, what: 'stream' | 'progress'): void {
  const onItsWay = takeExpected(id);
  if (maySelfStart() || onItsWay) openPlayer('arrival');
  else if (what === 'progress') openPlayer('wait');
}

/** What the slot in the server's HTML says of its stream, and where its member stopped, for the start before React. */
export function earlyMark({ id, playback }: EngineSubject, kept: number | null): string | undefined {
  const { kind, state, master_url } = playback;
  if (kind !== 'hls' || state !== 'ready' || !master_url) return undefined;
  return JSON.stringify({ id, playback, kept });
}

/**
 * Runs when this file does, which on a first page is when the parser has come by the slot, before the framework is there:
 * if the video will start by itself, it starts once the poster is shown, while the page comes to life.
 */
function startServerSlot(): void {
  const frame = document.querySelector<HTMLElement>('[data-early]');
  const place = frame?.querySelector<HTMLElement>('.slot-player');
  if (!frame?.dataset.early || !place || !maySelfStart()) return;
  const { kept, ...subject } = JSON.parse(frame.dataset.early) as EngineSubject & { kept: number | null };
  if (kept !== null) learnPosition(subject.id, kept);
  wishTimeOfAddress(subject.id, location);
  warmUpStream(subject.playback);
  const begun = new Promise<void>((done) => {
    shownOnce(frame.querySelector('img'), () => {
      startEarly(subject, place)
        .catch(() => {})
        .finally(() => {
          done();
          loadPlayer().catch(() => {});
        });
    });
  });
  comeToLifeAfter(begun);
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
  else if (poster.complete) requestAnimationFrame(() => setTimeout(once));
  else poster.decode().then(once, once);
  return () => {
    over = true;
    clearTimeout(timer);
  };
}

if (typeof document !== 'undefined') startServerSlot();
