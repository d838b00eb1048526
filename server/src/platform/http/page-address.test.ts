import assert from 'node:assert/strict';
import { test } from 'node:test';
import { pageAddress } from './page-address.ts';

test('only allow-listed query names reach a page, in one order', () => {
  assert.equal(pageAddress('/search?q=rain&utm_source=x&page=2'), '/search?page=2&q=rain');
  assert.equal(pageAddress('/search?page=2&q=rain'), '/search?page=2&q=rain');
  assert.equal(pageAddress('/?fbclid=1'), '/');
});

test('addresses that no page can have are refused', () => {
  for (const url of ['//evil.example/', '/%00', '/%zz', `/${'x'.repeat(700)}`, '*'])
    assert.equal(pageAddress(url), null, url);
});

test('a value that is too long or holds NUL is left out', () => {
  assert.equal(pageAddress(`/search?q=${'x'.repeat(400)}`), '/search');
  assert.equal(pageAddress('/search?q=a%00b'), '/search');
});
