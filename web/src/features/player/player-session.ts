import type { VideoDetails } from '#contract/videos.ts';
import type { Skip } from '#contract/works.ts';
import type { StartKind } from './rules/start-policy.ts';

/** What autoplay continues with. */
export interface NextVideo {
  id: string;
  title: string;
  /** `Episode 7`, of a series; what it is called may tell too much. */
  episode?: string;
  picture: string | null;
  /** The page on which it is watched, within its playlist if this one is. */
  path: string;
}

/** A video, the page on which it is watched, those beside it, and what one may skip in it. */
export interface Subject {
  video: VideoDetails;
  path: string;
  next: NextVideo | null;
  skips: readonly Skip[];
  /** The episode before it. */
  previous: { id: string; path: string } | null;
}

export interface PlayerSession {
  /** The watch page on screen. */
  page: (Subject & { slot: HTMLElement }) | null;
  /** What the player holds; null: there is no player. */
  current: (Subject & { start: StartKind }) | null;
  /** Sent to the corner although its own page is on screen. */
  minimized: boolean;
  /** The watch page's layout gives the player the whole width. Remembered until the document is left. */
  theatre: boolean;
}

const idle: PlayerSession = { page: null, current: null, minimized: false, theatre: false };
let session = idle;
let media: HTMLVideoElement | null = null;
/** The video that autoplay is on its way to; on arrival it starts whatever the policy says. */
let expected: string | null = null;
let shelter: (() => void) | null = null;
/** Ends what started before the player. */
let endEarly: () => void = () => {};
const listeners = new Set<() => void>();

function change(part: Partial<PlayerSession>): void {
  session = { ...session, ...part };
  document.documentElement.toggleAttribute('data-theatre', session.theatre && session.page !== null);
  for (const listener of listeners) listener();
}

export function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
export const getSession = (): PlayerSession => session;
export const getServerSession = (): PlayerSession => idle;

/** The document's one media element, created when first needed. */
export function mediaElement(): HTMLVideoElement {
  if (!media) {
    media = document.createElement('video');
    media.playsInline = true;
    media.preload = 'auto';
  }
  return media;
}
export const hasPlayed = (): boolean => media !== null && media.played.length > 0;
export const isPlaying = (): boolean => media !== null && !media.paused && !media.ended;

/** A watch page shows its slot. Call `leavePage` with the same slot when it goes. */
export function enterPage(subject: Subject, slot: HTMLElement): void {
  const same = session.current?.video.id === subject.video.id;
  const current =
    same && session.current
      ? {
          ...session.current,
          next: subject.next,
          previous: subject.previous,
          path: subject.path,
          skips: subject.skips,
        }
      : session.current;
  change({ page: { ...subject, slot }, current, minimized: same && session.minimized });
}

/** A playing video moves to the corner, and so does what somebody sent there; else one that is not playing is closed, unless it is full screen. */
export function leavePage(slot: HTMLElement): void {
  if (session.page?.slot !== slot) return;
  endEarly();
  const goesOnInFull = expected !== null && document.fullscreenElement !== null;
  const stays = session.current !== null && (isPlaying() || session.minimized || goesOnInFull);
  if (stays) shelter?.();
  change({ page: null, minimized: false, current: stays ? session.current : null });
}

/** Gives the player the video of the page on screen. Within a gesture this also unlocks sound on strict browsers. */
export function startPlayer(start: StartKind): void {
  if (!session.page) return;
  if (start === 'gesture') mediaElement().load();
  const { video, path, next, previous, skips } = session.page;
  change({ current: { video, path, next, previous, skips, start }, minimized: false });
}

export function closePlayer(): void {
  endEarly();
  media?.pause();
  change({ current: null, minimized: false });
}

export const setMinimized = (minimized: boolean): void => change({ minimized });
export const toggleTheatre = (): void => change({ theatre: !session.theatre });

/**
 * How the host takes the player out of a slot that is about to leave the document: a media element outside it pauses.
 */
export function setShelter(move: (() => void) | null): void {
  shelter = move;
}

export function expectVideo(id: string): void {
  expected = id;
}
/** The video on the way that stays as still as the one it takes the place of. */
let still: string | null = null;
export function expectStill(id: string): void {
  still = id;
}
export function takeStill(id: string): boolean {
  const was = still === id;
  still = null;
  return was;
}
export function takeExpected(id: string): boolean {
  const was = expected === id;
  expected = null;
  return was;
}

/** How to discard what started before the player if the page is left first. */
export function setEarlyEnd(end: () => void): void {
  endEarly = end;
}
