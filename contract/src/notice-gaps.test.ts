import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Input } from './calls.ts';
import { gapsOf, isSignedOtherwise } from './notice-gaps.ts';

const removal: Input<'submit_notice'> = {
  p_kind: 'removal',
  p_addresses: 'https://tsukimi.example/play/moon',
  p_full_name: 'Aki Mori',
  p_email: 'Aki@example.org',
  p_confirm_email: 'aki@example.org ',
  p_reporting_for: 'abusive',
  p_do_you_appear: 'yes',
  p_signature: 'Aki Mori',
};

test('an empty form names every field that it needs', () => {
  const gaps = (p_kind: 'removal' | 'copyright' | 'illegal', more = {}) =>
    gapsOf({ p_kind, p_addresses: ' \n', p_full_name: ' ', ...more }).map(({ field }) => field);
  assert.deepEqual(gaps('removal'), [
    ...[
      'p_email',
      'p_full_name',
      'p_reporting_for',
      'p_addresses',
      'p_do_you_appear',
      'p_signature',
      'p_confirm_email',
    ],
  ]);
  assert.equal(gaps('copyright').length, 9);
  assert.deepEqual(gaps('illegal'), [
    ...['p_addresses', 'p_reason', 'p_explanation', 'p_full_name', 'p_email', 'p_good_faith_belief'],
  ]);
  assert.deepEqual(gaps('illegal', { p_reason: 'POTENTIALLY_FEATURES_MINOR', p_thing_id: 'x' }), [
    ...['p_explanation', 'p_good_faith_belief'],
  ]);
});

test('two emails that differ are told at the second one', () => {
  assert.deepEqual(gapsOf(removal), []);
  assert.deepEqual(gapsOf({ ...removal, p_confirm_email: 'aki@example.com' }), [
    { field: 'p_confirm_email', gap: 'match' },
  ]);
});

test('a signature is another name only if it is more than written otherwise', () => {
  assert.equal(isSignedOtherwise('Aki Mori', ' aki  MORI.'), false);
  assert.equal(isSignedOtherwise('Aki O’Mori-Sato', "Aki O'Mori Sato"), false);
  assert.equal(isSignedOtherwise('Aki Mori', 'Ren Sato'), true);
  assert.equal(isSignedOtherwise('Aki Mori', ''), false);
});
