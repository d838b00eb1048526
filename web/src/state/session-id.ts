import { keepsStatistics } from './statistics-choice.ts';

const key = 'session_id';
let ofPage: string | null = null;

/** The id under which views of this visit are counted once: of this tab if statistics are allowed, else of this page. */
export function sessionId(): string {
  ofPage ??= crypto.randomUUID?.() ?? `${Date.now()}-${Math.random().toString(36).slice(2)}`;
  if (!keepsStatistics()) return ofPage;
  try {
    const known = sessionStorage.getItem(key);
    if (!known) sessionStorage.setItem(key, ofPage);
    return known ?? ofPage;
  } catch {
    return ofPage;
  }
}
