import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { Avatar } from './avatar.tsx';

afterEach(cleanup);

const tint = (of: string, name = of) => {
  const { container } = render(<Avatar name={name} of={of} url={null} />);
  const { style } = container.firstElementChild as HTMLElement;
  cleanup();
  return style.getPropertyValue('--tint');
};

test('people without a picture are told apart by a color, the same wherever they are', () => {
  expect(new Set(['Mio', 'Ren', 'stranger', 'Maker'].map((name) => tint(name))).size).toBe(4);
  // Names that are alike too: most of a hundred that differ in their number alone.
  const alike = [...Array(100).keys()].map((n) => Number(tint(`member${n}`)) % 360);
  expect(new Set(alike).size).toBeGreaterThan(75);
  const turn = Math.abs(alike[1]! - alike[2]!);
  expect(Math.min(turn, 360 - turn)).toBeGreaterThan(60);
  expect(tint('Mio')).toBe(tint('Mio'));
  expect(tint('Mio')).not.toBe('');
});

test('who calls themselves otherwise keeps their color', () => {
  expect(tint('mio', 'Mio of the Lanterns')).toBe(tint('mio', 'Captain Mio'));
});
