import { expect, test } from 'vitest';
import type { ShieldRule } from '#contract/shield.ts';
import type { Moment } from '#contract/videos.ts';
import { actOf, flashesAt, leaveAt, warningsAt } from './moment-rules.ts';

const warning = (starts_at: number, ends_at: number, tag = 'needles'): Moment => ({
  kind: 'warning',
  starts_at,
  ends_at,
  tag,
  implied: tag === 'needles' ? ['doctors', 'fear'] : [],
});
const moments: Moment[] = [
  warning(10, 20),
  { kind: 'general', starts_at: 15, ends_at: 16, tag: null, implied: [] },
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

test('a warning is said five seconds before, until it is over, beside the others that are', () => {
  expect([4, 5, 10, 16, 19, 30, 56, 69, 70].map((time) => warningsAt(moments, time, 5).join())).toEqual([
    ...['', '0', '0', '0,2', '0,2', '', '3', '3', ''],
  ]);
  expect(warningsAt(moments, 19)).toEqual([0]);
  expect(warningsAt(overlapping, 15)).toEqual([0, 1]);
});

const overlapping = [warning(0, 100, 'gore'), warning(10, 20), warning(90, 110)];

test('who skips a warning lands after those that hang together with it and are skipped too', () => {
  const all = () => true;
  expect(leaveAt(moments, 10, all).end).toBe(24);
  expect(leaveAt(moments, 56, all, 5)).toEqual({ left: [moments[3]], end: 70 });
  const needles = ({ tag }: Moment) => tag === 'needles';
  expect(leaveAt(overlapping, 12, needles)).toEqual({ left: [overlapping[1]], end: 20 });
  expect(leaveAt(overlapping, 30, all)).toEqual({ left: [overlapping[0], overlapping[2]], end: 110 });
});

test('what one’s shield hides is skipped, what it blurs or warns of is said', () => {
  const rule = (act: ShieldRule['act'], name = 'needles'): ShieldRule[] => [
    { kind: 'tag', subject_id: '1', name, slug: name, tag_type: 'warning', act },
  ];
  const [needles, , blood] = moments as [Moment, Moment, Moment];
  expect(actOf(needles, 'nothing', rule('hide'))).toBe('skip');
  expect(actOf(needles, 'nothing', rule('blur'))).toBe('say');
  expect(actOf(needles, 'nothing', rule('warn'))).toBe('say');
  expect(actOf(needles, 'skip', rule('warn'))).toBe('skip');
  expect(actOf(blood, 'nothing', rule('hide'))).toBe('nothing');
  expect(actOf(blood, 'say', [])).toBe('say');
  expect(actOf(needles, 'nothing', rule('hide', 'fear'))).toBe('skip');
  expect(actOf(needles, 'nothing', [...rule('warn'), ...rule('hide', 'fear')])).toBe('skip');
  expect(actOf(needles, 'nothing', rule('warn', 'fear'))).toBe('say');
});
