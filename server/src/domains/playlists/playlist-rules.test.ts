import assert from 'node:assert/strict';
import { test } from 'node:test';
import { nextReaction, playlistSlug, positionBetween } from './playlist-rules.ts';
import { reactorOf } from './reactor.ts';

test('a position lies between its neighbours, or says that there is no room', () => {
  assert.equal(positionBetween(null, null), 1024);
  assert.equal(positionBetween(1024, null), 2048);
  assert.equal(positionBetween(null, 1024), 0);
  assert.equal(positionBetween(1024, 2048), 1536);
  assert.equal(positionBetween(-3, 0), -2);
  assert.equal(positionBetween(7, 8), null);
  assert.equal(positionBetween(-8, -7), null);
});

test('an address holds the name where it has Latin letters, and never clashes with another', () => {
  const id = '0199c3a0-0000-7000-8000-0123456789ab';
  assert.equal(playlistSlug('Évening, lights', id), 'evening-lights-23456789ab');
  assert.equal(playlistSlug('夜の灯り', id), 'playlist-23456789ab');
});

test('a button pressed twice is taken back, and one gives way to the other', () => {
  assert.equal(nextReaction(0, 'like'), 1);
  assert.equal(nextReaction(1, 'like'), 0);
  assert.equal(nextReaction(1, 'dislike'), -1);
  assert.equal(nextReaction(-1, 'dislike'), 0);
});

test('a visitor is kept by a hash of the id in their cookie, a member by their own', () => {
  assert.equal(reactorOf('m', 'cookie'), 'member m');
  assert.equal(reactorOf(null, null), null);
  const visitor = reactorOf(null, 'cookie') ?? '';
  assert.ok(visitor.startsWith('visitor ') && !visitor.includes('cookie'));
});
