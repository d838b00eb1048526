import assert from 'node:assert/strict';
import { test } from 'node:test';
import { describeBrowser } from '#contract/user-agent.ts';
import { isFresh, shortAddress } from './session-rules.ts';

test('a shortened address tells a town and not a household', () => {
  assert.equal(shortAddress('203.0.113.77'), '203.0.113.x');
  assert.equal(shortAddress('::ffff:203.0.113.77'), '203.0.113.x');
  assert.equal(shortAddress('2001:db8:85a3:8d3:1319:8a2e:370:7348'), '2001:db8:85a3:x');
  assert.equal(shortAddress('2001:db8::1'), '2001:db8:0:x');
  assert.equal(shortAddress('fe80::1%eth0'), 'fe80:0:0:x');
});

test('a sign-in is fresh for five minutes', () => {
  assert.ok(isFresh(new Date(0), 299_000));
  assert.ok(!isFresh(new Date(0), 300_000));
});

test('a user agent is told in words', () => {
  for (const [agent, words] of [
    ['Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0', 'Firefox on Linux'],
    [
      'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36 Edg/140.0',
      'Edge on Windows',
    ],
    [
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1',
      'Safari on iOS',
    ],
    ['Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 HeadlessChrome/140.0.0.0', 'Chrome on Linux'],
    ['curl/8.9.1', 'a program'],
    ['', 'a program'],
  ] as const)
    assert.equal(describeBrowser(agent), words);
});
