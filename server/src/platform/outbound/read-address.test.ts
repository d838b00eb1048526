import assert from 'node:assert/strict';
import { test } from 'node:test';
import { isOpenAddress } from './open-address.ts';
import { OutboundFault, type OutboundFaultReason } from './outbound-fault.ts';
import { isExpectedType, readAddress, redirectTarget } from './read-address.ts';

const none = new Set<string>();
const refused = (work: () => unknown, reason: OutboundFaultReason, about: string): void =>
  assert.throws(work, (error) => error instanceof OutboundFault && error.reason === reason, about);

test('addresses of the open internet are told from all others', () => {
  for (const address of [
    '1.1.1.1',
    '93.184.215.14',
    '172.32.0.1',
    '100.128.0.1',
    '2606:4700::1111',
    '2a00:1450:4001::8b',
  ])
    assert.ok(isOpenAddress(address), address);
  const closed =
    '0.0.0.0 10.1.2.3 100.64.0.1 127.0.0.1 127.9.9.9 169.254.169.254 172.16.0.1 172.31.255.255 192.0.0.8 192.0.2.1 192.88.99.1 192.168.1.1 198.18.0.1 198.51.100.7 203.0.113.9 224.0.0.1 239.1.1.1 240.0.0.1 255.255.255.255 ' +
    ':: ::1 ::ffff:127.0.0.1 ::ffff:8.8.8.8 ::ffff:7f00:1 ::7f00:1 64:ff9b::7f00:1 64:ff9b:1::1 2001::1 2001:db8::1 2002:7f00:1:: 3fff::1 fc00::1 fd12:3456::1 fe80::1 fe80::1%eth0 2606:4700::1%eth0 fec0::1 ff02::1 100::1 5f00::1 host 1.1.1';
  for (const address of closed.split(' ')) assert.ok(!isOpenAddress(address), address);
});

test('an address of another scheme, with credentials, with an odd port or of an inner name is refused', () => {
  for (const address of [
    'file:///etc/passwd',
    'ftp://a.example/',
    'gopher://a.example/',
    'data:text/plain,x',
    'javascript:1',
    '//a.example',
    'a.example',
    '',
    `https://a.example/${'x'.repeat(2048)}`,
  ])
    refused(() => readAddress(address, none), 'badAddress', address);
  for (const address of ['https://me@a.example/', 'https://me:pw@a.example/', 'https://:pw@a.example/'])
    refused(() => readAddress(address, none), 'credentials', address);
  for (const port of [22, 25, 3306, 5432, 6379, 9200, 11211])
    refused(() => readAddress(`http://a.example:${port}/`, none), 'port', String(port));
  const inner =
    'localhost LOCALHOST localhost. a.localhost postgres printer.local metadata.google.internal router.lan 127.0.0.1 127.1 2130706433 0x7f.1 0177.0.0.1 0 [::1] [::ffff:127.0.0.1] [::ffff:a9fe:a9fe] 169.254.169.254 [fd00::1] 127.0.0.1.';
  for (const host of inner.split(' '))
    refused(() => readAddress(`http://${host}/`, none), 'privateAddress', host);
});

test('an ordinary address passes, and so does a host that the operator allows, at that port alone', () => {
  assert.equal(
    readAddress('https://feeds.example.org:8443/a?b=c', none).href,
    'https://feeds.example.org:8443/a?b=c',
  );
  assert.equal(readAddress('http://93.184.215.14/', none).hostname, '93.184.215.14');
  const allowed = new Set(['127.0.0.1:4567', 'nas:80']);
  assert.equal(readAddress('http://127.0.0.1:4567/feed', allowed).port, '4567');
  assert.equal(readAddress('http://nas/feed', allowed).hostname, 'nas');
  refused(() => readAddress('http://127.0.0.1:4568/feed', allowed), 'port', 'another port');
  refused(() => readAddress('http://127.0.0.1/feed', allowed), 'privateAddress', 'the usual port');
  refused(() => readAddress('http://me@127.0.0.1:4567/feed', allowed), 'credentials', 'still no credentials');
});

test('a redirect never leaves https, never leads inside, and must lead somewhere', () => {
  const from = new URL('https://a.example/x/y');
  assert.equal(redirectTarget(from, '../z', none).href, 'https://a.example/z');
  assert.equal(redirectTarget(from, '//b.example/q', none).href, 'https://b.example/q');
  refused(() => redirectTarget(from, 'http://a.example/', none), 'badRedirect', 'out of https');
  refused(() => redirectTarget(from, 'file:///etc/passwd', none), 'badRedirect', 'a file');
  refused(() => redirectTarget(from, undefined, none), 'badRedirect', 'nowhere');
  refused(() => redirectTarget(from, 'https://169.254.169.254/', none), 'privateAddress', 'inside');
  refused(
    () => redirectTarget(new URL('http://a.example/'), 'http://u:p@b.example/', none),
    'credentials',
    'credentials',
  );
});

test('content types are matched whole or by a star', () => {
  assert.ok(isExpectedType('image/webp', ['image/*']));
  assert.ok(isExpectedType('Application/RSS+XML; charset=utf-8', ['text/xml', 'application/*+xml']));
  assert.ok(!isExpectedType('application/+xm', ['application/*+xml']));
  assert.ok(!isExpectedType('text/html', ['image/*', 'text/xml']));
  assert.ok(!isExpectedType(undefined, ['image/*']));
});
