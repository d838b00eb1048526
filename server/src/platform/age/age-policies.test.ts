import assert from 'node:assert/strict';
import { test } from 'node:test';
import { choosePolicy, ordinaryPolicy, policiesByPlace } from './age-policies.ts';

const written = [
  { places: ['US-TX', 'GB'], minimum_age: 18, methods: ['assurance', 'identity'] },
  { places: ['US'], minimum_age: 21, methods: ['declaration'] },
  { places: ['FR'], minimum_age: 18, methods: ['declaration'] },
  { places: ['XK', 'KP'], minimum_age: 18, methods: [] },
  { places: ['DE'], minimum_age: 18, methods: ['assurance'] },
] as const;
const policies = (hasService = true) =>
  policiesByPlace(written as unknown as Parameters<typeof policiesByPlace>[0], hasService);
const at = (places: readonly string[], hasService = true) => choosePolicy(policies(hasService), places).key;

test('a region goes before its country, and what is not named asks what is asked everywhere', () => {
  assert.deepEqual(
    [['US-TX', 'US'], ['US-CA', 'US'], ['US'], ['GB'], ['JP'], ['ZZ'], []].map((places) => at(places)),
    ['18ia', '21d', '21d', '18ia', '0', '0', '0'],
  );
});

test('places that ask the same share a key; asking what is asked everywhere is no rule of its own', () => {
  assert.equal(choosePolicy(policies(), ['FR']), ordinaryPolicy);
  assert.equal(at(['XK']), at(['KP']));
  assert.deepEqual(choosePolicy(policies(), ['GB']).methods, ['identity', 'assurance']);
});

test('without the outside service its method is none: a place that has no other is closed', () => {
  assert.deepEqual([at(['DE']), at(['DE'], false), at(['GB'], false)], ['18a', 'closed', '18i']);
});
