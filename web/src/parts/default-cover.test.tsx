import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { DefaultCover } from './default-cover.tsx';

afterEach(cleanup);

test('a cover is the same for a name however it is written, and another for nearly every other', () => {
  const drawn = (name: string) => render(<DefaultCover name={name} />).container.innerHTML;
  expect(drawn('mio')).toBe(drawn('MIO'));
  const names = [...Array(40).keys()].map((n) => `member${n}`);
  expect(new Set(names.map(drawn)).size).toBe(40);
  // On a wide screen, which shows 200 of its height, the moon and the ground are in view.
  for (const drawing of names.map(drawn)) {
    const [, from, high] = /viewBox="0 (\d+) 1200 (\d+)"/.exec(drawing)!.map(Number);
    const moon = /<circle cx="[\d.]+" cy="([\d.]+)" r="([\d.]+)" fill="#ffd48a" opacity="0.88"/.exec(
      drawing,
    )!;
    expect(Number(moon[1]) - Number(moon[2])).toBeGreaterThan(from! + high! / 2 - 110);
    const [ground] = [...drawing.matchAll(/d="M\S* (\d+)/g)].map(([, y]) => Number(y));
    expect(ground ?? 320).toBeLessThanOrEqual(from! + high! / 2 + 140);
  }
  // Blue, violet and coral alone.
  for (const [, hue] of names.flatMap((name) => [...drawn(name).matchAll(/hsl\(([\d.]+) /g)])) {
    expect(Number(hue)).toBeGreaterThanOrEqual(230);
    expect(Number(hue)).toBeLessThanOrEqual(372);
  }
  // Not only the colours differ.
  const shapes = names.map((name) => [...drawn(name).matchAll(/<(path|g|circle)/g)].length);
  expect(new Set(shapes).size).toBeGreaterThan(2);
});
