import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { createStore } from '../engine/store.ts';
import { PlayerProvider } from './player-context.tsx';
import { UpNext } from './up-next.tsx';

afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('one number of seconds is in sight, it goes down, and at its end the next video is asked for', () => {
  vi.useFakeTimers();
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  const asked = vi.fn();
  const parts = {
    engine: { store: createStore({ ended: true, phase: 'ready' }) },
    next: { slug: 'next', title: 'Night Bus', picture: null },
    place: 'page',
    act: asked,
  } as never;
  render(
    <PlayerProvider value={parts}>
      <UpNext />
    </PlayerProvider>,
  );
  const inSight = () => {
    const card = screen.getByRole('region').cloneNode(true) as HTMLElement;
    for (const hidden of card.querySelectorAll('.player-hidden')) hidden.remove();
    return card.textContent?.match(/\d+/g);
  };
  const pass = (seconds: number) => {
    for (let second = 0; second < seconds; second++) act(() => vi.advanceTimersByTime(1000));
  };
  expect(inSight()).toEqual(['8']);
  expect(screen.getByRole('status').textContent).toBe('Up next in 8 seconds');
  pass(3);
  expect(inSight()).toEqual(['5']);
  expect(asked).not.toHaveBeenCalled();
  pass(5);
  expect(asked).toHaveBeenCalledWith({ do: 'next' });
});
