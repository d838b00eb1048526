import assert from 'node:assert/strict';
import { test } from 'node:test';
import { isTimeZone } from './time-zone.ts';

test('a time zone is one that is known, by its name and not by an abbreviation', () => {
  for (const name of ['UTC', 'Europe/Berlin', 'America/Argentina/Ushuaia', 'Asia/Kolkata', 'Asia/Calcutta'])
    assert.equal(isTimeZone(name), true, name);
  for (const name of ['Mars/Olympus', 'CEST', 'ACT', 'SystemV/AST4', '+01:00', ''])
    assert.equal(isTimeZone(name), false, name);
});
