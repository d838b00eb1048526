import { call } from '#contract/client.ts';
import {
  mostEntries,
  noteSeenHere,
  type ResumeEntry,
  readEntries,
  storeEntries,
} from '../../../state/watched-here.ts';

/** The last part is credits: somebody who stopped there has seen the video. */
const endShare = 0.05;

/** Whether a position is worth returning to: not the very beginning, and not the last 5 %. */
export function isWorthRemembering(seconds: number, duration: number): boolean {
  if (!(duration > 0) || !(seconds > 0)) return false;
  return seconds >= Math.min(10, duration * 0.05) && seconds <= duration * (1 - endShare);
}

export function withPosition(
  entries: readonly ResumeEntry[],
  id: string,
  seconds: number,
  duration: number,
  now: number,
): ResumeEntry[] {
  const others = entries.filter((entry) => entry[0] !== id);
  if (!isWorthRemembering(seconds, duration)) return others;
  const entry: ResumeEntry = [id, Math.round(seconds * 10) / 10, now];
  return [entry, ...others].slice(0, mostEntries);
}

/** The member's positions, from their account and since then; null: a visitor, whose device remembers. */
let account: Map<string, number> | null = null;
/** What the account was last told, and when. */
let told = { id: '', seconds: -1, at: 0 };
/** Between two messages to the account while a video plays (ms). */
const tellEvery = 10_000;

/** Who remembers from now on. For a member, this device stores nothing. */
export function rememberWith(who: 'account' | 'device'): void {
  account = who === 'device' ? null : (account ?? new Map());
}

/** The account says that the member stopped here in this video; 0: nowhere. */
export function learnPosition(id: string, seconds: number): void {
  rememberWith('account');
  account?.set(id, seconds);
}

/** Seconds to resume at, or 0. */
export function positionOf(id: string): number {
  if (account) return account.get(id) ?? 0;
  return readEntries().find((entry) => entry[0] === id)?.[1] ?? 0;
}

/** `isLeaving`: there may be no later moment, so the account is told at once. */
export function rememberPosition(id: string, seconds: number, duration: number, isLeaving = false): void {
  if (account) {
    account.set(id, isWorthRemembering(seconds, duration) ? seconds : 0);
    tellAccount(id, Math.floor(seconds), isLeaving);
  } else rememberHere(id, seconds, duration);
}

/** The server decides whether it is worth storing, and whether the member wants that. */
function tellAccount(id: string, seconds: number, isLeaving: boolean): void {
  const now = Date.now();
  if (told.id === id && (told.seconds === seconds || (!isLeaving && now - told.at < tellEvery))) return;
  told = { id, seconds, at: now };
  const place = { p_video_id: id, p_position_seconds: seconds };
  // It did not get through: the next message will.
  call('save_watch_position', place, { keepalive: true }).catch(() => {});
}

function rememberHere(id: string, seconds: number, duration: number): void {
  storeEntries(withPosition(readEntries(), id, seconds, duration, Date.now()));
  if (duration > 0 && seconds > duration * (1 - endShare)) noteSeenHere(id);
}
