import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import type { Skip } from '#contract/works.ts';
import { rememberPreferences } from '../engine/preferences.ts';
import { createStore } from '../engine/store.ts';
import { PlayerProvider } from './player-context.tsx';
import { SkipNotice } from './skip-notice.tsx';

afterEach(() => {
  cleanup();
  localStorage.clear();
});

const opening: Skip = { kind: 'opening', starts_at: 10, ends_at: 30, is_first: false };
const ending: Skip = { kind: 'ending', starts_at: 80, ends_at: 98, is_first: false };

function draw(skips: Skip[]) {
  const store = createStore({ started: true, ended: false, time: 0, duration: 100 });
  const [seekTo, asked, said] = [vi.fn(), vi.fn(), vi.fn()];
  const parts = {
    engine: { store, seekTo },
    skips,
    next: { id: 'n', title: 'Two', picture: null, path: '/play/two' },
    place: 'page',
    act: asked,
    say: said,
  } as never;
  render(
    <PlayerProvider value={parts}>
      <SkipNotice />
    </PlayerProvider>,
  );
  return { to: (time: number) => act(() => store.set({ time })), seekTo, asked, said };
}

test('an opening is offered while it plays, and a press leads past it', () => {
  const { to, seekTo } = draw([opening, ending]);
  expect(screen.queryByRole('button')).toBeNull();
  to(12);
  fireEvent.click(screen.getByRole('button', { name: 'Skip opening' }));
  expect(seekTo).toHaveBeenCalledWith(30);
  to(31);
  expect(screen.queryByRole('button')).toBeNull();
});

test('at the ending the next episode is offered, and the ending only where something follows', () => {
  const { to, asked } = draw([opening, ending]);
  to(81);
  fireEvent.click(screen.getByRole('button', { name: 'Next episode' }));
  expect(asked).toHaveBeenCalledWith({ do: 'next' });
  expect(screen.queryByRole('button', { name: 'Skip ending' })).toBeNull();
  cleanup();
  const more = draw([{ ...ending, ends_at: 90 }]);
  more.to(81);
  expect(screen.getByRole('button', { name: 'Skip ending' })).toBeTruthy();
});

test('by itself it goes once, and never in the first episode that has it', () => {
  rememberPreferences({ skipOpenings: true });
  const { to, seekTo, said } = draw([opening]);
  to(10);
  expect(seekTo).toHaveBeenCalledExactlyOnceWith(30);
  expect(said).toHaveBeenCalledWith('Opening skipped');
  to(31);
  to(12);
  expect(seekTo).toHaveBeenCalledOnce();
  cleanup();
  const first = draw([{ ...opening, is_first: true }]);
  first.to(12);
  expect(first.seekTo).not.toHaveBeenCalled();
  expect(screen.getByRole('button', { name: 'Skip opening' })).toBeTruthy();
});
