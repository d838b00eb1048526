import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import type { Encoding } from '#contract/encoding.ts';
import { EncodingNote, encodingWords } from './encoding-note.tsx';

afterEach(cleanup);

const encoding: Encoding = {
  kind: 'drawn',
  reason: 'Clean areas with hardly any noise.',
  sizes: 4,
  best: '1080p',
  kilobits: 1120,
  left_out: [],
};

test('a sentence says what a picture is like, in how many sizes it plays and what the largest takes', () => {
  expect(encodingWords(encoding)).toEqual([
    'Drawn, clean lines: 4 sizes, up to 1080p, 1.1 Mbit/s.',
    'Clean areas with hardly any noise.',
  ]);
  expect(encodingWords({ ...encoding, kind: null, sizes: 1, best: '240p', kilobits: 208 })[0]).toBe(
    'Standard settings: one size, 240p, 208 kbit/s.',
  );
  expect(encodingWords({ ...encoding, kilobits: 12_400 })[0]).toContain('12 Mbit/s');
});
test('what is left out is said with its reason', () => {
  const words = encodingWords({
    ...encoding,
    left_out: [
      { size: '1080p', because: 'picture' },
      { size: '240p', because: 'bits' },
    ],
  });
  expect(words.slice(2)).toEqual([
    'We left out 1080p: it would look no better than the next smaller size.',
    'We left out 240p: it would save nothing on a slow connection.',
  ]);
});
test('of a file that was made before, nothing is said', () => {
  const { container, rerender } = render(<EncodingNote encoding={null} className="quiet" />);
  expect(container.innerHTML).toBe('');
  rerender(<EncodingNote encoding={encoding} className="quiet" />);
  expect(container.querySelector('p.quiet')?.textContent).toBe(
    'Drawn, clean lines: 4 sizes, up to 1080p, 1.1 Mbit/s. Clean areas with hardly any noise.',
  );
});
