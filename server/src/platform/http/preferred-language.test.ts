import assert from 'node:assert/strict';
import { test } from 'node:test';
import { preferredLanguage } from './preferred-language.ts';

test('the language that a browser asks for first', () => {
  assert.equal(preferredLanguage('de-AT,de;q=0.9,en;q=0.8'), 'de-AT');
  assert.equal(preferredLanguage('en;q=0.3, ja ; q=0.7'), 'ja');
  assert.equal(preferredLanguage('fr;q=1, en'), 'fr');
  for (const none of [
    undefined,
    '',
    '*',
    ';;',
    'e',
    '<script>',
    'en;q=2',
    'en;q=x',
    'de;q=0',
    `en-${'a-'.repeat(300)}`,
  ])
    assert.equal(preferredLanguage(none), '', String(none));
});
