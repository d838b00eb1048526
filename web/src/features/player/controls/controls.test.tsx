import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { playbackOf } from '../../../test-data.ts';
import { initialState } from '../engine/player-state.ts';
import { createStore } from '../engine/store.ts';
import { Controls } from './controls.tsx';
import { PlayerProvider } from './player-context.tsx';

beforeEach(() => {
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener() {} }));
  // jsdom has none.
  Element.prototype.scrollIntoView = () => undefined;
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function draw() {
  const chapters = [
    { start: 0, title: 'The dock' },
    { start: 30, title: 'The bar' },
  ];
  const store = createStore({ ...initialState(playbackOf({ chapters })), phase: 'ready' as const });
  const parts = {
    engine: { store, media: document.createElement('video'), seekTo() {} },
    video: { id: 'v', title: 'Night Bus' },
    next: null,
    skips: [],
    place: 'page',
    shell: document.body,
    act() {},
    say() {},
  } as never;
  render(
    <PlayerProvider value={parts}>
      <Controls onMenu={() => undefined} />
    </PlayerProvider>,
  );
  return store;
}

test('the menu of chapters opens at its button, and closes when the video ends', () => {
  const store = draw();
  const button = screen.getByRole('button', { name: /The dock/ });
  Object.defineProperty(button, 'offsetLeft', { value: 180 });
  fireEvent.click(button);
  const menu = screen.getByRole('menu', { name: 'Chapters' });
  expect(menu.dataset.at).toBe('left');
  expect(menu.style.getPropertyValue('--at')).toBe('180px');
  act(() => store.set({ ended: true }));
  expect(screen.queryByRole('menu')).toBeNull();
  expect(document.activeElement).toBe(button);
});

test('the settings open above their own button, at the right', () => {
  draw();
  fireEvent.click(screen.getByRole('button', { name: 'Settings' }));
  expect(screen.getByRole('menu').dataset.at).toBeUndefined();
});
