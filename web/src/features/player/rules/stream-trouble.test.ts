import { expect, test } from 'vitest';
import { troubleScale } from './stream-trouble.ts';

const network = (code?: number, fatal = false) => ({ type: 'networkError', fatal, code });

test('a request that fails is repeated, and when the library gives up the network is to blame', () => {
  const { weigh } = troubleScale();
  expect(weigh(network())).toBe('repeat');
  expect(weigh(network(503))).toBe('repeat');
  expect(weigh(network(503, true))).toBe('network');
});

test('a single refused file is passed over; four in a row say that the video is missing', () => {
  const { weigh } = troubleScale();
  expect([1, 2, 3, 4].map(() => weigh(network(404)))).toEqual(['pass', 'pass', 'pass', 'missing']);
  expect(weigh(network(404))).toBe('pass');
});

test('what came through between refusals clears them', () => {
  const { weigh, clear } = troubleScale();
  for (let i = 0; i < 10; i++) {
    expect(weigh(network(410))).toBe('pass');
    clear();
  }
});

test('a fatal refusal is missing at once', () => {
  expect(troubleScale().weigh(network(404, true))).toBe('missing');
});

test('what is not the network counts only when it is fatal', () => {
  const { weigh } = troubleScale();
  expect(weigh({ type: 'mediaError', fatal: false, code: undefined })).toBe('pass');
  expect(weigh({ type: 'mediaError', fatal: true, code: undefined })).toBe('media');
  expect(weigh({ type: 'muxError', fatal: true, code: undefined })).toBe('media');
});
