import assert from 'node:assert/strict';
import { test } from 'node:test';
import { choicesValue, readChoices } from './cookie-choices.ts';

test('every choice is read as it was written', () => {
  for (const preferences of [true, false])
    for (const statistics of [true, false])
      for (const advertising of [true, false]) {
        const choices = { preferences, statistics, advertising };
        assert.deepEqual(readChoices(choicesValue(choices, 1_900_000_000.7)), {
          choices,
          at: 1_900_000_000_000,
        });
      }
});

test('who chose by the list that kept nothing for advertising has not allowed it, and the rest holds', () => {
  assert.deepEqual(readChoices('1.1900000000.p-a')?.choices, {
    preferences: true,
    statistics: false,
    advertising: false,
  });
});

test('what is no choice, or one by another list, counts as none', () => {
  for (const value of [
    null,
    '',
    '1',
    '1.1900000000',
    '3.1900000000.psa',
    '1.x.psa',
    '1.19.ps',
    '1.19.psax',
    '1.19.sap',
  ])
    assert.equal(readChoices(value), null, String(value));
});
