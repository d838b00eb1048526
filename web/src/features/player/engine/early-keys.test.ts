import { afterEach, expect, test, vi } from 'vitest';
import { hearEarlyKeys, takeWaiting } from './early-keys.ts';
import type { Engine } from './engine.ts';

let deafen = () => {};
afterEach(() => {
  deafen();
  document.body.innerHTML = '';
});

const press = (key: string, target: EventTarget = document.body) =>
  target.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));

test('keys act on a video whose player is not there yet, and those about its place wait for it', () => {
  const engine = { togglePlay: vi.fn(), seekBy: vi.fn(), media: {}, store: {} };
  deafen = hearEarlyKeys(engine as unknown as Engine);
  expect(press('k')).toBe(false);
  expect(press('ArrowRight')).toBe(false);
  expect(engine.togglePlay).toHaveBeenCalledTimes(1);
  expect(engine.seekBy).toHaveBeenCalledWith(5);
  expect(press('End'), 'it leads to the end of the page').toBe(true);
  expect(press('t')).toBe(false);
  expect(takeWaiting()).toEqual({ do: 'theatre' });
  expect(takeWaiting()).toBeNull();
});

test('what somebody types is theirs, and the player takes the keys over', () => {
  const engine = { togglePlay: vi.fn() };
  deafen = hearEarlyKeys(engine as unknown as Engine);
  document.body.innerHTML = '<input>';
  expect(press('k', document.querySelector('input')!)).toBe(true);
  deafen();
  expect(press('k')).toBe(true);
  expect(engine.togglePlay).not.toHaveBeenCalled();
});
