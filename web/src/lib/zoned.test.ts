import { expect, test } from 'vitest';
import { dayAfter, zonedDay, zonedInput, zonedMoment } from './zoned.ts';

test('a moment is what the clocks of the time zone show', () => {
  const moment = '2030-01-31T23:30:00.000Z';
  expect(zonedDay('Europe/Berlin', moment)).toBe('2030-02-01');
  expect(zonedInput('Europe/Berlin', moment)).toBe('2030-02-01T00:30');
  expect(zonedMoment('Europe/Berlin', moment)).toBe('1 Feb 2030, 00:30');
  expect(zonedInput('UTC', null)).toBe('');
  expect(dayAfter('2030-02-27', 3)).toBe('2030-03-02');
});
