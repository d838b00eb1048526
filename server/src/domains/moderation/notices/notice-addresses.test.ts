import assert from 'node:assert/strict';
import { test } from 'node:test';
import { linesOf } from '#contract/notice-bounds.ts';
import { ownHostsOf, readAddress } from './notice-addresses.ts';

const hosts = ownHostsOf('https://tsukimi.example');
const id = '0199c3a0-0000-7000-8000-00000000000a';
const read = (line: string) => {
  const { line: same, ...found } = readAddress(line, hosts);
  assert.equal(same, line);
  return 'thing' in found ? found.thing : found.fault;
};
const video = { kind: 'video', by: 'slug', name: 'moon-garden' };

test('an address of a public thing is read however it is written', () => {
  for (const line of [
    'https://tsukimi.example/play/moon-garden',
    'https://tsukimi.example/play/moon-garden/',
    'https://tsukimi.example/play/moon-garden?t=12&list=x#comments',
    'http://www.tsukimi.example/play/moon-garden',
    'HTTPS://WWW.Tsukimi.Example./play/Moon-Garden',
    'https://tsukimi.example:443//play/moon%2Dgarden',
    'tsukimi.example/play/moon-garden',
    '/play/moon-garden',
    '/embed/Moon-Garden?t=1',
    'www.tsukimi.example/embed/moon-garden?t=1',
  ])
    assert.deepEqual(read(line), video, line);
  assert.deepEqual(read(`https://tsukimi.example/play/${id.toUpperCase()}`), {
    kind: 'video',
    by: 'id',
    name: id,
  });
  assert.deepEqual(read('https://tsukimi.example/playlist/best-of'), {
    kind: 'playlist',
    by: 'slug',
    name: 'best-of',
  });
  assert.deepEqual(read('https://tsukimi.example/user/Some_One?initialTab=photos'), {
    kind: 'profile',
    by: 'username',
    name: 'Some_One',
  });
});

test('a host that only looks like this site is foreign', () => {
  for (const line of [
    'https://tsukimі.example/play/moon-garden', // Cyrillic і
    'https://tsuk\u0131mi.example/play/moon-garden', // dotless i
    'https://xn--tsukim-xgg.example/play/moon-garden',
    'https://tsukimi.example.evil.test/play/moon-garden',
    'https://eviltsukimi.example/play/moon-garden',
    'https://www.www.tsukimi.example/play/moon-garden',
    'https://tsukimi.example:8443/play/moon-garden',
    'https://evil.test/?https://tsukimi.example/play/moon-garden',
  ])
    assert.equal(read(line), 'not_on_this_site', line);
});

test('what is not a plain address of the web is none', () => {
  for (const line of [
    'moon-garden',
    '//tsukimi.example/play/moon-garden',
    'javascript:alert(1)//tsukimi.example/play/x',
    'data:text/html,tsukimi.example/play/x',
    'ftp://tsukimi.example/play/moon-garden',
    'https://tsukimi.example@evil.test/play/moon-garden',
    'https://evil.test\\@tsukimi.example/play/moon-garden',
    'https://tsukimi.example/play/moon garden',
    'https://',
  ])
    assert.equal(read(line), 'not_an_address', line);
});

test('pages of this site that show no single public thing are told apart', () => {
  for (const line of [
    'https://tsukimi.example',
    'https://tsukimi.example/play',
    'https://tsukimi.example/play/a/b',
    'https://tsukimi.example/play/%00',
    'https://tsukimi.example/play/%E0%A4%A',
    'https://tsukimi.example/play/a%2Fb',
    `https://tsukimi.example/conversation/${id}`,
    `https://tsukimi.example/play/${'a'.repeat(201)}`,
  ])
    assert.equal(read(line), 'not_a_public_thing', line);
});

test('lines are read however they end, and each once', () => {
  assert.deepEqual(linesOf(' a \r\n\r\nb\rc\u2028a\n'), ['a', 'b', 'c']);
  assert.deepEqual(linesOf(' \n '), []);
});

test('a site at a port is known by its port', () => {
  const local = ownHostsOf('http://localhost:3000');
  const { thing } = readAddress('localhost:3000/play/moon-garden', local) as { thing: unknown };
  assert.deepEqual(thing, video);
  assert.ok('fault' in readAddress('http://localhost/play/moon-garden', local));
});
