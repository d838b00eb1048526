import { type KeyboardEvent, type RefObject, useEffect } from 'react';

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('input, textarea, select, [contenteditable], dialog') !== null;

type Pressed = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey'> & { target: EventTarget | null };

/** Whether it is one of these keys, pressed for itself and not into a text. */
const isOurs = ({ key, ctrlKey, metaKey, altKey, target }: Pressed, keys: readonly string[]): boolean =>
  keys.includes(key) && !ctrlKey && !metaKey && !altKey && !isTyping(target);

/** J and K: to the first link of the next row, and back. From outside the table they begin at its first or last row. */
function moveIn(table: HTMLElement, key: string, target: EventTarget | null): void {
  const rows = [...table.querySelectorAll('tbody tr')];
  const at = rows.findIndex((row) => row.contains(target as Node | null));
  const next = rows[key === 'j' ? at + 1 : at < 0 ? rows.length - 1 : at - 1];
  next?.querySelector<HTMLElement>('a, button')?.focus();
}

/**
 * Keys of a table, while the focus is in it: J and K lead to the first link of the next row and back, T presses what
 * takes the row (`data-key="t"`).
 */
export function moveByKeys(event: KeyboardEvent<HTMLElement>): void {
  const { key, target, currentTarget } = event;
  if (!isOurs(event, ['j', 'k', 't'])) return;
  if (key !== 't') {
    moveIn(currentTarget, key, target);
    return;
  }
  const row = [...currentTarget.querySelectorAll('tbody tr')].find((one) => one.contains(target as Node));
  row?.querySelector<HTMLButtonElement>('button[data-key="t"]')?.click();
}

/**
 * J and K from anywhere on the page, for the table that the page is about: they only move the focus. T is not among them, so
 * that nothing is taken by accident.
 */
export function usePageKeys(table: RefObject<HTMLElement | null>, isMain: boolean): void {
  useEffect(() => {
    if (!isMain) return;
    const listen = (event: globalThis.KeyboardEvent): void => {
      const place = table.current;
      if (place === null || !isOurs(event, ['j', 'k']) || document.querySelector('dialog[open]') !== null)
        return;
      // Within a table, this one or another, its own keys are at work.
      if (event.target instanceof Element && event.target.closest('.data-table') !== null) return;
      event.preventDefault();
      moveIn(place, event.key, null);
    };
    addEventListener('keydown', listen);
    return () => removeEventListener('keydown', listen);
  }, [table, isMain]);
}
