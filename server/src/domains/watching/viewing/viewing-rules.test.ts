import assert from 'node:assert/strict';
import { test } from 'node:test';
import { networkOf } from '../../../kit/network.ts';
import {
  deviceOf,
  earlierDay,
  pagePath,
  provesView,
  purposeOf,
  referrerHost,
  tokenLife,
  watchMilliseconds,
} from './viewing-rules.ts';

test('ten seconds make a view, or a quarter of a video shorter than forty', () => {
  assert.equal(watchMilliseconds(1440), 10_000);
  assert.equal(watchMilliseconds(40), 10_000);
  assert.equal(watchMilliseconds(39), 9750);
  assert.equal(watchMilliseconds(6), 1500);
  assert.equal(watchMilliseconds(0), 0);
  assert.equal(watchMilliseconds(null), 10_000);
});

test('a start proves a view of its video by its viewer, from the end of the watching time until it is too old', () => {
  const start = { videoId: 'a', viewerHash: '7', startedAt: 1_000_000, watchMilliseconds: 10_000 };
  const report = { videoId: 'a', viewerHash: '7', now: 1_010_000 };
  assert.equal(provesView(start, report), true);
  assert.equal(provesView(start, { ...report, now: 1_009_999 }), false);
  assert.equal(provesView(start, { ...report, now: 1_000_000 + tokenLife }), true);
  assert.equal(provesView(start, { ...report, now: 1_000_001 + tokenLife }), false);
  assert.equal(provesView(start, { ...report, videoId: 'b' }), false);
  assert.equal(provesView(start, { ...report, viewerHash: '8' }), false);
});

test('the shape of a body says what it asks for', () => {
  assert.equal(purposeOf({ video_id: 'a', page_url: '/play/a' }), 'view');
  assert.equal(purposeOf({ page_url: '/', video_id: null }), 'page view');
  assert.equal(purposeOf({}), 'country');
});

test('the day before matters until the views of it are out of reach', () => {
  const midnight = Date.parse('2030-05-02T00:00:00Z');
  assert.equal(earlierDay(midnight), '2030-05-01');
  assert.equal(earlierDay(midnight + tokenLife - 1), '2030-05-01');
  assert.equal(earlierDay(midnight + tokenLife), null);
});

test('an IPv4 address is a network, of IPv6 the first 64 bits are, however it is written', () => {
  assert.equal(networkOf('192.0.2.7'), '192.0.2.7');
  assert.equal(networkOf('::ffff:192.0.2.7'), '192.0.2.7');
  assert.equal(networkOf('2001:db8:1:2:3:4:5:6'), '2001:db8:1:2');
  assert.equal(networkOf('2001:DB8:1:2::9'), '2001:db8:1:2');
  assert.equal(networkOf('2001:0db8::1'), '2001:db8:0:0');
  assert.equal(networkOf('fe80::1%eth0'), 'fe80:0:0:0');
  assert.equal(networkOf('::1'), '0:0:0:0');
  assert.equal(networkOf('192.0.2.7:51123'), '192.0.2.7');
  assert.equal(networkOf('[2001:db8:1:2::9]:51123'), '2001:db8:1:2');
});

test('user agents are phones, tablets or desktops', () => {
  assert.equal(deviceOf('Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) Mobile/15E148'), 'mobile');
  assert.equal(
    deviceOf('Mozilla/5.0 (Linux; Android 16; Pixel 10) Chrome/140 Mobile Safari/537.36'),
    'mobile',
  );
  assert.equal(deviceOf('Mozilla/5.0 (Linux; Android 16; Galaxy Tab) Chrome/140 Safari/537.36'), 'tablet');
  assert.equal(deviceOf('Mozilla/5.0 (iPad; CPU OS 19_0 like Mac OS X) Mobile/15E148'), 'tablet');
  assert.equal(deviceOf('Mozilla/5.0 (Windows NT 10.0; Win64; x64) Chrome/140 Safari/537.36'), 'desktop');
  assert.equal(deviceOf(''), 'desktop');
});

test('of a page its path is kept, without what was typed', () => {
  assert.equal(pagePath('https://site.example/search?q=secret#top'), '/search');
  assert.equal(pagePath('/play/a%20b'), '/play/a%20b');
  assert.equal(pagePath('javascript:alert(1)'), null);
  assert.equal(pagePath('http://['), null);
  assert.equal(pagePath(`/${'a'.repeat(2000)}`)?.length, 512);
});

test('a referrer is another web host, or none', () => {
  assert.equal(referrerHost('https://other.example/a?b', 'https://site.example/'), 'other.example');
  assert.equal(referrerHost('https://site.example/a', 'https://site.example/b'), null);
  assert.equal(referrerHost('', 'https://site.example/b'), null);
  assert.equal(referrerHost('android-app://x', '/b'), null);
});
