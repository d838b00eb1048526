import { useSyncExternalStore } from 'react';
import { keepsPreferences } from '../../state/preferences-choice.ts';
import * as texts from '../../texts/notifications.ts';

/** A note that only this browser stores, beside what the server tells. */
export interface LocalNote {
  id: string;
  type: 'login_success' | 'logout_success';
  contentTitle: string;
  studioName: string;
  timestamp: string;
  read: boolean;
}

const key = 'notifications';
const most = 10;
const words = { login_success: texts.successfullyLoggedIn, logout_success: texts.successfullyLoggedOut };

function isNote(value: unknown): value is LocalNote {
  const note = value as Partial<LocalNote> | null;
  return (
    typeof note?.id === 'string' &&
    (note.type === 'login_success' || note.type === 'logout_success') &&
    typeof note.timestamp === 'string' &&
    !Number.isNaN(Date.parse(note.timestamp)) &&
    typeof note.read === 'boolean'
  );
}

/** An earlier login tells nothing beside a later one: of each kind the newest alone is shown. */
const newestOfEach = (list: readonly LocalNote[]): LocalNote[] =>
  list.filter(({ type }, i) => list.findIndex((other) => other.type === type) === i);

function read(text: string | null): LocalNote[] {
  try {
    const earlier: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(earlier) ? newestOfEach(earlier.filter(isNote)).slice(0, most) : [];
  } catch {
    return [];
  }
}

let text: string | null = null;
let notes: readonly LocalNote[] = [];
const empty: readonly LocalNote[] = [];

/** The same array until the stored notes change. */
function present(): readonly LocalNote[] {
  let now: string | null = null;
  try {
    now = localStorage.getItem(key);
  } catch {
    // The browser refuses storage.
  }
  if (now !== text) {
    text = now;
    notes = read(now);
  }
  return notes;
}

const listeners = new Set<() => void>();
function keep(next: readonly LocalNote[]): void {
  if (!keepsPreferences()) return;
  try {
    localStorage.setItem(key, JSON.stringify(next));
  } catch {
    return;
  }
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    removeEventListener('storage', listener);
  };
}

/** Newest first, one of each kind, at most ten; none in the server's HTML. */
export const useLocalNotes = (): readonly LocalNote[] =>
  useSyncExternalStore(subscribe, present, () => empty);

const sessionKey = 'notifications-session';
const mostSessions = 20;

/** Sessions that began in this browser, newest first. */
export function sessionsHere(): readonly string[] {
  try {
    return localStorage.getItem(sessionKey)?.split(' ') ?? [];
  } catch {
    return [];
  }
}

/**
 * Notes the start of this session, once per session and browser, however the member signed in: by the form, by a link
 * that reloaded the page, or in another tab.
 */
export function noteEntrance(sessionId: string): void {
  const earlier = sessionsHere();
  if (earlier[0] === sessionId) return;
  const all = [sessionId, ...earlier.filter((one) => one !== sessionId)];
  try {
    localStorage.setItem(sessionKey, all.slice(0, mostSessions).join(' '));
  } catch {
    return;
  }
  addLocalNote('login_success', sessionId);
}

/** `about` tells notes of one kind apart: several tabs hear of the same event, but only one note is stored. */
export function addLocalNote(type: LocalNote['type'], about: string): void {
  const id = `${type}:${about}`;
  const earlier = present();
  if (earlier.some((note) => note.id === id)) return;
  // Whoever did it knows already: it is listed, and no badge asks to be cleared.
  const note = { id, type, contentTitle: words[type], studioName: '', read: true };
  keep(newestOfEach([{ ...note, timestamp: new Date().toISOString() }, ...earlier]).slice(0, most));
}
export const markLocalNotesRead = (): void => keep(present().map((note) => ({ ...note, read: true })));
export const removeLocalNotes = (): void => keep([]);
export const removeLocalNote = (id: string): void => keep(present().filter((note) => note.id !== id));
export const markLocalNoteRead = (id: string): void =>
  keep(present().map((note) => (note.id === id ? { ...note, read: true } : note)));
