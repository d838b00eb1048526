import assert from 'node:assert/strict';
import { test } from 'node:test';
import { fillInPlace, inPlace } from './in-place.ts';
import { createPlaceGroups, type PlaceRule } from './place-groups.ts';

const config = { countryHeader: 'country', regionHeader: 'region' };
const from = (place: string) => {
  const [country = '', region = ''] = place.split('-');
  const headers: Record<string, string> = { country, region };
  return () => ({ address: '127.0.0.1', trustedHeader: (name: string) => headers[name] ?? '' });
};

test('places where the same rules bar are one group, and what bars nothing is the group of everywhere', async () => {
  let rules: PlaceRule[] = [];
  const groups = createPlaceGroups(
    config,
    () => rules,
    (text, ids) => `${text} without ${ids.join()}`,
  );
  const idsAt = async (place: string) => [...(await groups.of(from(place))).ids];
  assert.equal(groups.any, false);
  assert.deepEqual(await idsAt('DE'), []);
  rules = [
    { id: 3, mode: 'except', places: ['DE', 'AT', 'US-TX'] },
    { id: 8, mode: 'only', places: ['JP', 'US'] },
  ];
  assert.equal(groups.any, true);
  for (const [place, ids] of [
    ['DE', [3, 8]],
    ['AT', [3, 8]],
    ['FR', [8]],
    ['JP', []],
    ['US', []],
    ['US-TX', [3]],
    ['US-CA', []],
    // Nobody knows where that is: what is for some places only is not for it.
    ['XX', [8]],
  ] as const)
    assert.deepEqual(await idsAt(place), ids, place);
  const key = async (place: string) => (await groups.of(from(place))).key;
  assert.equal(await key('DE'), await key('AT'));
  assert.equal(new Set(await Promise.all(['DE', 'FR', 'JP', 'US-TX'].map(key))).size, 4);
  assert.equal(await key('JP'), '');
  for (const place of ['DE', 'FR']) assert.doesNotMatch(await key(place), new RegExp(place));
  assert.equal((await groups.of(from('DE'))).narrow('all'), 'all without 3,8');
  assert.equal((await groups.of(from('JP'))).narrow('all'), 'all');
  rules = [{ id: 9, mode: 'except', places: ['FR'] }];
  assert.deepEqual([await idsAt('DE'), await idsAt('FR')], [[], [9]]);
});

test('the marks of a statement are filled in, and are comments before', () => {
  const text = `select * from tags t where t.id = $1 ${inPlace('tag', 't.id')} or true ${inPlace('video', 'v.id')}`;
  assert.match(text, /\/\*.*\*\//);
  assert.equal(
    fillInPlace(text, (kind, column) => `and ${kind}_shown(${column})`),
    'select * from tags t where t.id = $1 and tag_shown(t.id) or true and video_shown(v.id)',
  );
});
