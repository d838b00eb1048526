import { expect, test } from 'vitest';
import type { ShieldRule } from '#contract/shield.ts';
import type { Moment } from '#contract/videos.ts';
import { actOf, endOf, flashesAt, warningAt } from './moment-rules.ts';

const warning = (starts_at: number, ends_at: number, tag = 'needles'): Moment => ({
  kind: 'warning',
  starts_at,
  ends_at,
  tag,
});
const moments: Moment[] = [
  warning(10, 20),
  { kind: 'general', starts_at: 15, ends_at: 16, tag: null },
  warning(20.5, 24, 'blood'),
  warning(60, 70),
];

test('flashing is dimmed a little before and after', () => {
  expect([13, 13.6, 15.5, 17.4, 17.6].map((time) => flashesAt(moments, time))).toEqual([
    false,
    true,
    true,
    true,
    false,
  ]);
});

test('a warning is said five seconds before, until it is over', () => {
  expect([4, 5, 10, 19, 30, 56, 69, 70].map((time) => warningAt(moments, time))).toEqual([
    -1, 0, 0, 0, -1, 3, 3, -1,
  ]);
});

test('who skips a warning lands after those that hang together with it', () => {
  expect(endOf(moments, 0)).toBe(24);
  expect(endOf(moments, 3)).toBe(70);
});

test('what one’s shield hides is skipped, what it blurs or warns of is said', () => {
  const rule = (act: ShieldRule['act']): ShieldRule[] => [
    { kind: 'tag', subject_id: '1', name: 'needles', slug: 'needles', tag_type: 'warning', act },
  ];
  expect(actOf('needles', 'nothing', rule('hide'))).toBe('skip');
  expect(actOf('needles', 'nothing', rule('blur'))).toBe('say');
  expect(actOf('needles', 'nothing', rule('warn'))).toBe('say');
  expect(actOf('needles', 'skip', rule('warn'))).toBe('skip');
  expect(actOf('blood', 'nothing', rule('hide'))).toBe('nothing');
  expect(actOf('blood', 'say', [])).toBe('say');
});
