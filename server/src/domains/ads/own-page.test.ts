import assert from 'node:assert/strict';
import { test } from 'node:test';
import { isOwnPage } from './own-page.ts';

test('a page of the house is a path of this site, and never another site', () => {
  for (const address of ['/', '/categories', '/search?q=night'])
    assert.equal(isOwnPage(address), true, address);
  for (const address of [
    '//evil.example',
    '/\\evil.example',
    '/a\\b',
    '/a b',
    '/{click}',
    'categories',
    'https://a.b/',
  ])
    assert.equal(isOwnPage(address), false, address);
});
