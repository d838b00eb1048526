import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { createStore } from '../engine/store.ts';
import { PlayerProvider } from './player-context.tsx';
import { ResumeNotice } from './state-layer.tsx';

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

test('the notice of a remembered position goes after four seconds of playing, and waits for whoever is in it', () => {
  vi.useFakeTimers();
  const state = { resumedAt: 8, started: true, ended: false, paused: true, stalled: false };
  const store = createStore(state);
  render(
    <PlayerProvider value={{ engine: { store } } as never}>
      <ResumeNotice />
    </PlayerProvider>,
  );
  const pass = (seconds: number) => act(() => vi.advanceTimersByTime(seconds * 1000));
  const notice = () => screen.queryByText('Resuming at 0:08');
  pass(20);
  expect(notice()).not.toBeNull();
  act(() => store.set({ paused: false }));
  pass(3.5);
  expect(notice()).not.toBeNull();
  fireEvent.focus(screen.getByRole('button'));
  pass(20);
  expect(notice()).not.toBeNull();
  fireEvent.blur(screen.getByRole('button'));
  pass(4.1);
  expect(notice()).toBeNull();
});
