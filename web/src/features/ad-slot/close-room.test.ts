import { afterEach, expect, test, vi } from 'vitest';
import { closeRoom } from './close-room.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  document.body.innerHTML = '';
});

/** A room for which there is nothing, in a page of so many columns; answers what becomes of it when it leaves the view. */
function empty(isWide: boolean, columns: string) {
  let tell = (_entry: { isIntersecting: boolean; boundingClientRect: { top: number } }) => {};
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(told: (entries: unknown[]) => void) {
        tell = (entry) => told([entry]);
      }
      observe() {}
      disconnect() {}
    },
  );
  vi.stubGlobal('CSS', { supports: () => true });
  vi.stubGlobal('matchMedia', () => ({ matches: isWide }));
  document.body.innerHTML = `<div class="${columns}"><div class="room"></div></div>`;
  const room = document.querySelector<HTMLElement>('.room')!;
  closeRoom(room, new AbortController().signal);
  return (top: number, isIntersecting = false) => {
    tell({ isIntersecting, boundingClientRect: { top } });
    return room.dataset.state;
  };
}

test('an empty room stays while it is in view, and goes below it', () => {
  const left = empty(true, 'watch');
  expect(left(100, true)).toBe('empty');
  expect(left(innerHeight + 10)).toBe('closed');
});

test('above the view it goes where the browser holds the page, and stays where two columns stand side by side', () => {
  expect(empty(true, 'page')(-400)).toBe('closed');
  expect(empty(false, 'watch')(-400)).toBe('closed');
  expect(empty(true, 'watch')(-400)).toBe('empty');
});
