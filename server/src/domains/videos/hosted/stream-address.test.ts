import assert from 'node:assert/strict';
import { test } from 'node:test';
import { directoryToken, streamAddress, tokenEnd } from './stream-address.ts';

const guid = '6f1f3a52-0000-4000-8000-000000000001';
const origin = 'https://vz-1.b-cdn.net';

test('a token is the one that the host publishes as an example', () => {
  assert.equal(
    directoryToken('SecurityKey', '/abc', 1_598_024_587),
    'HS256-uVZvT3SbEoVKYJyDJgbcsDmSFf73cv-uNUVaJiKWpbQ',
  );
});

test('without a token key an address is plain', () => {
  const address = streamAddress({ origin, tokenKey: null }, guid, 'playlist.m3u8', 0);
  assert.equal(address, `${origin}/${guid}/playlist.m3u8`);
});

test('with one, the token of the folder stands in the path, and the same for an hour', () => {
  const now = Date.UTC(2026, 10, 21, 10, 20);
  const place = { origin, tokenKey: 'k' };
  const address = streamAddress(place, guid, 'playlist.m3u8', now);
  const expires = Date.UTC(2026, 10, 21, 23) / 1000;
  const token = directoryToken('k', `/${guid}/`, expires);
  assert.equal(
    address,
    `${origin}/bcdn_token=${token}&expires=${expires}&token_path=%2F${guid}%2F/${guid}/playlist.m3u8`,
  );
  assert.equal(streamAddress(place, guid, 'playlist.m3u8', now + 39 * 60_000), address);
  assert.notEqual(streamAddress(place, guid, 'playlist.m3u8', now + 41 * 60_000), address);
  assert.ok(tokenEnd(now) * 1000 - now >= 12 * 3_600_000);
});

test('a name cannot leave its folder', () => {
  const address = streamAddress({ origin, tokenKey: null }, '../a/b', 'playlist.m3u8', 0);
  assert.equal(address, `${origin}/..%2Fa%2Fb/playlist.m3u8`);
});
