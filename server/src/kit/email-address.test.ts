import assert from 'node:assert/strict';
import { test } from 'node:test';
import { formsOfEmail, mailboxOf, readEmailAddress } from './email-address.ts';

/** Characters that must not appear before the @ or in the host. */
const refusedCharacters = [
  ...',;:()<>\\"`%!|[] \t\n\r\0\u0007\u007f\u0085\u00a0',
  // Invisible: soft hyphen, joiners, direction marks and overrides, fillers, variation selectors, tags.
  ...'\u00ad\u034f\u061c\u115f\u17b4\u180e\u200b\u200c\u200d\u200e\u200f\u2028\u2029\u202a\u202e\u2060\u2066\u2069',
  ...'\u3164\ufe0f\ufeff\uffa0',
  ...['\u{e0001}', '\u{e0061}', '\u{1d173}'],
  // Quotes and separators of other scripts.
  ...'\u201c\u201d\u2018\u2019\uff0c\uff20\uff1b\u060c\u3001',
];

test('an address is kept as written before the @, its host in lower case and ASCII', () => {
  const taken: Record<string, string> = {
    'a@b.co': 'a@b.co',
    ' Mio+x@Sub.Example.ORG ': 'Mio+x@sub.example.org',
    'mio@example.org.': 'mio@example.org',
    "o'brien@example.org": "o'brien@example.org",
    'ö@exämple.de': 'ö@xn--exmple-cua.de',
    'mio@EXÄMPLE.de': 'mio@xn--exmple-cua.de',
    'mio@xn--exmple-cua.de': 'mio@xn--exmple-cua.de',
    '月@例え.jp': '月@xn--r8jz45g.jp',
  };
  for (const [typed, address] of Object.entries(taken)) {
    assert.equal(readEmailAddress(typed), address, typed);
    assert.equal(readEmailAddress(address), address, 'read again it stays');
  }
});

test('what separates, quotes or comments addresses, or cannot be seen, is in none', () => {
  for (const character of refusedCharacters) {
    const name = `U+${character.codePointAt(0)?.toString(16)}`;
    assert.equal(readEmailAddress(`q1${character}victim@example.org`), null, `${name} before the @`);
    assert.equal(readEmailAddress(`victim@exam${character}ple.org`), null, `${name} in the host`);
  }
  assert.equal(readEmailAddress('q1,victim@example.org'), null);
  assert.equal(readEmailAddress('group:victim@example.org;'), null);
});

test('an address has something before and after its one @, and a host with a dot', () => {
  for (const bad of [
    '',
    'a',
    'a@b',
    '@b.co',
    'a@',
    'a@b.co@d.e',
    'a@.b.co',
    'a@b..co',
    'a@b.co..',
    'a@-b.co',
    'a@b-.co',
    'a@b_c.co',
    '.a@b.co',
    'a.@b.co',
    'a..b@b.co',
    '-a@b.co',
    'a@1.2',
    'a@127.0.0.1',
    'a@0x7f.1',
    `${'x'.repeat(65)}@b.co`,
    `a@${'x'.repeat(64)}.co`,
    `a@${'x.'.repeat(130)}co`,
    `a@${'ä'.repeat(60)}.${'ä'.repeat(60)}.${'ä'.repeat(60)}.de`,
  ])
    assert.equal(readEmailAddress(bad), null, bad);
});

test('an operator may name a host of their own network', () => {
  assert.equal(readEmailAddress('desk@localhost', 'operator'), 'desk@localhost');
  assert.equal(readEmailAddress('desk@localhost'), null);
  assert.equal(readEmailAddress('desk,victim@localhost', 'operator'), null);
});

test('an address is found as it is kept now, and as it may have been kept before', () => {
  assert.deepEqual(formsOfEmail('a@xn--exmple-cua.de'), ['a@xn--exmple-cua.de', 'a@exämple.de']);
  assert.deepEqual(formsOfEmail('a@b.co'), ['a@b.co', 'a@b.co']);
  assert.deepEqual(formsOfEmail('q1,victim@x y'), ['q1,victim@x y', 'q1,victim@x y']);
});

test('addresses of one mailbox are counted as one', () => {
  for (const same of ['Victim@gmail.com', 'v.i.ctim+7@gmail.com', 'vic.tim+a+b@googlemail.com'])
    assert.equal(mailboxOf(same), 'victim@gmail.com', same);
  assert.equal(mailboxOf('mio+lists@example.org'), 'mio@example.org');
  assert.equal(mailboxOf('m.io@example.org'), 'm.io@example.org', 'dots tell people apart elsewhere');
  assert.equal(mailboxOf('+x@example.org'), '+x@example.org');
});
