import { expect, test } from 'vitest';
import type { AdPosting } from '#contract/ad-shapes.ts';
import { daysWords, hoursWords, stateOf } from './posting-words.ts';

test('hours and days are said as spans and names', () => {
  expect(hoursWords(null)).toBe('Always');
  expect(hoursWords([8, 9, 10, 20, 23])).toBe('08:00–11:00, 20:00–21:00, 23:00–24:00');
  expect(daysWords(null)).toBe('Every day');
  expect(daysWords([0, 1, 5])).toBe('Mon, Fri, Sun');
});

test('a posting says what it does, and why it is not shown', () => {
  const running = {
    is_active: true,
    campaign_is_active: true,
    placement_status: 'active',
    creative_status: 'active',
    runs_from: '2030-01-01T00:00:00.000Z',
    runs_until: '2030-02-01T00:00:00.000Z',
  } as AdPosting;
  const words = (more: Partial<AdPosting>, now = '2030-01-15') =>
    stateOf({ ...running, ...more }, Date.parse(now)).words;
  expect(words({})).toBe('Running');
  expect(words({}, '2029-01-15')).toBe('Planned');
  expect(words({}, '2030-03-15')).toBe('Over');
  expect(words({ is_active: false })).toBe('Paused');
  expect(words({ campaign_is_active: false })).toBe('Campaign paused');
  expect(words({ creative_status: 'review' })).toBe('Creative not active');
  expect(words({ placement_status: 'paused' })).toBe('Placement not active');
  expect(words({ runs_until: '2029-12-01T00:00:00.000Z' })).toBe('Outside its campaign');
});
