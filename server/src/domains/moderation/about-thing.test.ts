import assert from 'node:assert/strict';
import { test } from 'node:test';
import { aboutThing } from './about-thing.ts';

test('a thing is known again by its title, or by the beginning of its text', () => {
  assert.equal(aboutThing({ title: 'Paper boats', content: 'Other' }), 'Paper boats');
  assert.equal(aboutThing({ content: ' First\n\nsecond line ' }), 'First second line');
  assert.equal(aboutThing({ caption: null, file: 'a.webp' }), null);
  assert.equal(aboutThing({ title: '  ', caption: 'Rain' }), 'Rain');
  const long = aboutThing({ content: '月'.repeat(200) }) ?? '';
  assert.deepEqual([Array.from(long).length, long.endsWith('…')], [60, true]);
});
