import assert from 'node:assert/strict';
import { test } from 'node:test';
import { durationText, parseDuration } from './duration-rules.ts';

test('durations are read in every form that sources use', () => {
  const forms: [unknown, number][] = [
    ['1:02:03', 3723],
    ['02:03', 123],
    ['90:00', 5400],
    ['45', 45],
    ['45.6', 46],
    [45, 45],
    ['PT1H2M3S', 3723],
    ['pt3m', 180],
    ['P1DT1S', 86_401],
    ['PT1.5S', 2],
    [' 12:00.250 ', 720],
  ];
  for (const [form, seconds] of forms) assert.equal(parseDuration(form), seconds, String(form));
});

test('what is no duration is none', () => {
  for (const form of [
    '',
    'soon',
    '1:75',
    '1:75:00',
    '1:2:3:4',
    'P',
    'PT',
    '-5',
    '0',
    '0:00',
    '1e9',
    '99999999',
    null,
    undefined,
    {},
    Number.NaN,
    Number.POSITIVE_INFINITY,
  ])
    assert.equal(parseDuration(form), null, String(form));
});

test('seconds are shown as a clock', () => {
  assert.deepEqual([3723, 123, 5, null].map(durationText), ['1:02:03', '2:03', '0:05', '']);
});
