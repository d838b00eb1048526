import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { useIdle } from './use-idle.ts';

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

test('controls that a tap showed hide again by themselves, and stay while the video is paused', () => {
  vi.useFakeTimers();
  const root = { current: document.createElement('div') };
  const { result, rerender } = renderHook(({ held }) => useIdle(root, held), {
    initialProps: { held: false },
  });
  const isIdle = () => result.current[0];
  const say = (idle: boolean) => act(() => result.current[1](idle));
  const pass = (ms: number) => act(() => vi.advanceTimersByTime(ms));
  pass(3000);
  expect(isIdle()).toBe(true);
  say(false);
  expect(isIdle()).toBe(false);
  pass(3000);
  expect(isIdle()).toBe(true);
  say(false);
  say(true);
  expect(isIdle()).toBe(true);
  rerender({ held: true });
  say(true);
  pass(9000);
  expect(isIdle()).toBe(false);
});
