import assert from 'node:assert/strict';
import { test } from 'node:test';
import { afterBusinessDays, federalHolidays, isBusinessDay } from './business-days.ts';
import { dayOf } from './dates.ts';

/** As the Office of Personnel Management publishes them, in the order of the year's holidays. */
const published: Readonly<Record<number, string>> = {
  2021: '01-01 01-18 02-15 05-31 06-18 07-05 09-06 10-11 11-11 11-25 12-24',
  2022: '2021-12-31 01-17 02-21 05-30 06-20 07-04 09-05 10-10 11-11 11-24 12-26',
  2023: '01-02 01-16 02-20 05-29 06-19 07-04 09-04 10-09 11-10 11-23 12-25',
  2024: '01-01 01-15 02-19 05-27 06-19 07-04 09-02 10-14 11-11 11-28 12-25',
  2025: '01-01 01-20 02-17 05-26 06-19 07-04 09-01 10-13 11-11 11-27 12-25',
  2026: '01-01 01-19 02-16 05-25 06-19 07-03 09-07 10-12 11-11 11-26 12-25',
  2027: '01-01 01-18 02-15 05-31 06-18 07-05 09-06 10-11 11-11 11-25 12-24',
  2028: '2027-12-31 01-17 02-21 05-29 06-19 07-04 09-04 10-09 11-10 11-23 12-25',
  2029: '01-01 01-15 02-19 05-28 06-19 07-04 09-03 10-08 11-12 11-22 12-25',
  2030: '01-01 01-21 02-18 05-27 06-19 07-04 09-02 10-14 11-11 11-28 12-25',
};

for (const [year, days] of Object.entries(published))
  test(`the federal holidays of ${year} are those that are published`, () => {
    const full = days.split(' ').map((day) => (day.length === 5 ? `${year}-${day}` : day));
    assert.deepEqual(federalHolidays(Number(year)), full);
    for (const day of full) assert.equal(isBusinessDay(day), false, day);
  });

test('ten business days pass over weekends and holidays', () => {
  const after = (count: number, from: string) => dayOf(afterBusinessDays(count, Date.parse(from)) - 1);
  // Nothing but two weekends in between.
  assert.equal(after(10, '2026-03-02T09:00:00Z'), '2026-03-16');
  // Thanksgiving.
  assert.equal(after(10, '2026-11-20T23:59:59Z'), '2026-12-07');
  // Christmas, and New Year's Day.
  assert.equal(after(10, '2026-12-21T00:00:00Z'), '2027-01-06');
  // New Year's Day that is observed in the year before.
  assert.equal(after(1, '2021-12-30T12:00:00Z'), '2022-01-03');
  // What comes on a Saturday is counted from the Monday.
  assert.equal(after(1, '2026-03-07T12:00:00Z'), '2026-03-09');
  assert.equal(after(14, '2026-03-02T09:00:00Z'), '2026-03-20');
});

test('whenever it is asked, ten business days take twelve to eighteen days, and fourteen are later', () => {
  for (let day = Date.parse('2024-01-01T12:00:00Z'); day < Date.parse('2034-01-01'); day += 5 * 86_400_000) {
    const [ten, fourteen] = [afterBusinessDays(10, day), afterBusinessDays(14, day)];
    const days = (ten - Date.parse(dayOf(day))) / 86_400_000 - 1;
    assert.ok(days >= 12 && days <= 18, `${dayOf(day)}: ${days}`);
    assert.ok(fourteen > ten);
    assert.ok(isBusinessDay(dayOf(ten - 1)));
  }
});
