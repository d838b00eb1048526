import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { DefaultCover } from './default-cover.tsx';

afterEach(cleanup);

test('a cover is the same for a name however it is written, and another for nearly every other', () => {
  const drawn = (name: string) => render(<DefaultCover name={name} />).container.innerHTML;
  expect(drawn('mio')).toBe(drawn('MIO'));
  const names = [...Array(40).keys()].map((n) => `member${n}`);
  expect(new Set(names.map(drawn)).size).toBe(40);
  // Not only the colours differ.
  const shapes = names.map((name) => [...drawn(name).matchAll(/<(path|g|circle)/g)].length);
  expect(new Set(shapes).size).toBeGreaterThan(2);
});
