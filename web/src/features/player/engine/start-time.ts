import { positionOf } from './resume-store.ts';

/** Where a video should begin; used by the next engine that plays it. */
let wished: { id: string; seconds: number } | null = null;
/** The address whose time was used: it does not apply again on the same page. */
let taken = '';

/** Somebody asked for this moment of a video that does not play yet. */
export function wishTime(id: string, seconds: number): void {
  wished = { id, seconds };
}

/** Reads `?t=83` (or `83s`, `1m23s`) from the address of the page that shows the video. */
export function wishTimeOfAddress(id: string, { href, search }: Pick<Location, 'href' | 'search'>): void {
  if (href === taken) return;
  taken = href;
  const seconds = secondsOf(new URLSearchParams(search).get('t') ?? '');
  if (seconds > 0) wishTime(id, seconds);
}

/** Seconds of a time as addresses write it; 0 if it is not one. */
export function secondsOf(text: string): number {
  const [, hours, minutes, seconds] = /^(?:(\d{1,3})h)?(?:(\d{1,4})m)?(?:(\d{1,6})s?)?$/.exec(text) ?? [];
  return Number(hours ?? 0) * 3600 + Number(minutes ?? 0) * 60 + Number(seconds ?? 0);
}

/** Where it will begin, as far as is known before its player is there. */
export const expectedStart = (id: string): number => (wished?.id === id ? wished.seconds : positionOf(id));

/** Seconds to begin at; `resumed` if that is a remembered position, not one that was asked for. */
export function startOf(id: string): { seconds: number; resumed: boolean } {
  if (wished?.id !== id) {
    const seconds = positionOf(id);
    return { seconds, resumed: seconds > 0 };
  }
  const { seconds } = wished;
  wished = null;
  return { seconds, resumed: false };
}
