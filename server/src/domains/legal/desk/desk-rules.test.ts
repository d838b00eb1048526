import assert from 'node:assert/strict';
import { test } from 'node:test';
import { inOrder } from './desk-rules.ts';

const now = '2026-11-27T12:00:00.000Z';
const on = (due: string, late: string | null = due, isLate = false) => {
  const moment = (day: string) => `2026-${day}T12:00:00.000Z`;
  return { due_at: moment(due), late_at: late && moment(late), is_late: isLate };
};

test('what is late stands first and what has no deadline last, each part by the moment that its row names', () => {
  const sorted = [
    on('12-01', null),
    on('11-28', null),
    on('12-03'),
    // May come back since the 26th, and has to by the 2nd: that is what its row says.
    on('11-26', '12-02'),
    on('11-28'),
    on('11-20', '11-20', true),
  ].sort(inOrder(now));
  assert.deepEqual(
    sorted.map(({ due_at, late_at }) => [due_at.slice(5, 10), late_at?.slice(5, 10) ?? null]),
    [
      ['11-20', '11-20'],
      ['11-28', '11-28'],
      ['11-26', '12-02'],
      ['12-03', '12-03'],
      ['11-28', null],
      ['12-01', null],
    ],
  );
});
