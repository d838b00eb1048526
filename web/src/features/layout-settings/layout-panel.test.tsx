import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { DEFAULT_SETTINGS, readStoredSettings } from '../../state/layout-settings.ts';
import { PageStateProvider } from '../../state/page-state.tsx';
import LayoutPanel, { pulseTime } from './layout-panel.tsx';

beforeEach(() => {
  localStorage.clear();
  vi.useFakeTimers();
  render(
    <PageStateProvider initial={DEFAULT_SETTINGS} gated={false}>
      <LayoutPanel />
    </PageStateProvider>,
  );
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});
const slider = () => screen.queryByRole('slider');

test('a chosen view is pressed, stored at once, and pulses for 300 ms', () => {
  const large = screen.getByRole('button', { name: 'Large' });
  fireEvent.click(large);
  expect(large.getAttribute('aria-pressed')).toBe('true');
  expect(readStoredSettings()?.viewLayout).toBe('large');
  expect(large.className).toBe('pulse');
  act(() => void vi.advanceTimersByTime(pulseTime - 1));
  expect(large.className).toBe('pulse');
  act(() => void vi.advanceTimersByTime(1));
  expect(large.className).toBe('');
});

test('a compact view begins with many columns and a large one with few', () => {
  for (const [view, columns] of [
    ['Compact', 6],
    ['Large', 3],
    ['Standard', 4],
  ] as const) {
    fireEvent.click(screen.getByRole('button', { name: view }));
    expect(readStoredSettings()?.gridColumns, view).toBe(columns);
  }
  fireEvent.keyDown(slider()!, { key: 'End' });
  fireEvent.click(screen.getByRole('button', { name: 'Standard' }));
  expect(readStoredSettings()?.gridColumns).toBe(8);
});

test('columns are offered for compact, standard and large only', () => {
  for (const [view, shown] of [
    ['Compact', true],
    ['Large', true],
    ['List', false],
    ['Details', false],
    ['Standard', true],
  ] as const) {
    fireEvent.click(screen.getByRole('button', { name: view }));
    expect(slider() !== null, view).toBe(shown);
  }
});

test('a press on the slider chooses by its place', () => {
  const track = slider()!;
  track.getBoundingClientRect = () => ({ left: 100, width: 200 }) as DOMRect;
  for (const [x, columns] of [
    [110, 3],
    [150, 4],
    [190, 5],
    [230, 6],
    [290, 8],
  ] as const) {
    fireEvent(track, new MouseEvent('pointerdown', { bubbles: true, clientX: x, buttons: 1 }));
    expect(track.getAttribute('aria-valuenow')).toBe(String(columns));
  }
});

test('the slider moves by keys and stops at its ends', () => {
  const track = slider()!;
  const press = (key: string) => fireEvent.keyDown(track, { key });
  press('ArrowRight');
  expect(track.getAttribute('aria-valuenow')).toBe('5');
  press('End');
  press('ArrowUp');
  expect(track.getAttribute('aria-valuenow')).toBe('8');
  press('ArrowLeft');
  expect(readStoredSettings()?.gridColumns).toBe(6);
  press('Home');
  press('ArrowDown');
  expect(track.getAttribute('aria-valuenow')).toBe('3');
});

test('previews can be switched off', () => {
  fireEvent.click(screen.getByRole('switch', { name: 'Auto-play previews' }));
  expect(readStoredSettings()?.autoPlayPreviews).toBe(false);
});
