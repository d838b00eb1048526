import { expect, test } from 'vitest';
import { secondsOf, startOf, wishTime, wishTimeOfAddress } from './start-time.ts';

test('a time in an address is seconds, or hours, minutes and seconds', () => {
  expect(['83', '83s', '1m23s', '1h0m5s', '2m'].map(secondsOf)).toEqual([83, 83, 83, 3605, 120]);
  expect(['', 'soon', '-5', '1:23', '1e3', '99999999'].map(secondsOf)).toEqual([0, 0, 0, 0, 0, 0]);
});

test('a wished time holds for its video and once', () => {
  wishTime('a', 40);
  expect(startOf('b')).toEqual({ seconds: 0, resumed: false });
  expect(startOf('a')).toEqual({ seconds: 40, resumed: false });
  expect(startOf('a')).toEqual({ seconds: 0, resumed: false });
});

test('the time of an address is taken once, until the address changes', () => {
  const at = (search: string) => ({ href: `http://localhost/play/a${search}`, search });
  wishTimeOfAddress('a', at('?t=12'));
  expect(startOf('a').seconds).toBe(12);
  wishTimeOfAddress('a', at('?t=12'));
  expect(startOf('a').seconds).toBe(0);
  wishTimeOfAddress('a', at('?t=15'));
  expect(startOf('a').seconds).toBe(15);
});
