import type { KeyboardEvent } from 'react';

const isTyping = (target: EventTarget): boolean =>
  target instanceof Element && target.closest('input, textarea, select, [contenteditable]') !== null;

/**
 * Keys of a table, while the focus is in it: J and K lead to the first link of the next row and back, T presses what
 * takes the row (`data-key="t"`).
 */
export function moveByKeys(event: KeyboardEvent<HTMLElement>): void {
  const { key, target, currentTarget } = event;
  if (event.ctrlKey || event.metaKey || event.altKey || isTyping(target)) return;
  const rows = [...currentTarget.querySelectorAll('tbody tr')];
  const at = rows.findIndex((row) => row.contains(target as Node));
  if (key === 't') {
    rows[at]?.querySelector<HTMLButtonElement>('button[data-key="t"]')?.click();
    return;
  }
  if (key !== 'j' && key !== 'k') return;
  const next = rows[key === 'j' ? at + 1 : at < 0 ? rows.length - 1 : at - 1];
  next?.querySelector<HTMLElement>('a, button')?.focus();
}
