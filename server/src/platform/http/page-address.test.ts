import assert from 'node:assert/strict';
import { test } from 'node:test';
import { pageQueries, receiptPages } from '#contract/page.ts';
import { loggedAddress } from './logged-address.ts';
import { isCacheable, pageAddress, withoutLastStroke } from './page-address.ts';

const same = (addresses: Readonly<Record<string, string>>): void => {
  for (const [url, address] of Object.entries(addresses)) assert.equal(pageAddress(url), address, url);
};

test('of a query each page gets the names that it depends on, in one order', () => {
  same({
    '/search?q=rain&utm_source=x&page=2': '/search?page=2&q=rain',
    '/search?page=2&q=rain': '/search?page=2&q=rain',
    '/search?part=2&t=4&tab=x&period=week&orientation=gay': '/search?tab=x',
    '/?fbclid=1': '/',
    '/?q=rain&period=week&tab=drama&page=3&sort=views': '/?page=3&period=week&tab=drama',
    '/categories?q=a&orientation=gay&page=2': '/categories?orientation=gay&q=a',
    '/categories/drama?q=sea&audio=dub&status=ongoing&duration=short&sort=views&page=9&orientation=gay':
      '/categories/drama?audio=dub&duration=short&page=9&q=sea&sort=views&status=ongoing',
    '/user/mio?initialTab=Videos&page=2&q=x': '/user/mio?initialTab=Videos&page=2',
    '/user/mio?initialTab=Playlists&filter=most_viewed&view=list&list=rainy-days-0a&edit=new&q=x':
      '/user/mio?edit=new&filter=most_viewed&initialTab=Playlists&list=rainy-days-0a&view=list',
    '/user/mio?cursor=MDE5-_x&initialTab=Favorites': '/user/mio?cursor=MDE5-_x&initialTab=Favorites',
    '/?notice=profile-not-found': '/?notice=profile-not-found',
    '/tags/rain?page=2&q=x': '/tags/rain?page=2',
    '/play/lantern?t=90&page=2': '/play/lantern?t=90',
    '/faq?page=2&q=x': '/faq',
    '/sitemap-videos.xml?part=2&q=1': '/sitemap-videos.xml?part=2',
    '/no-such-page?q=1&page=2': '/no-such-page',
    '/categories/a/b?page=2': '/categories/a/b',
  });
});

test('every query name of every page can have a value', () => {
  const values = [
    '7',
    'word',
    'Word',
    'Two Words',
    'JP',
    '/path',
    'https://example.org',
    'x'.repeat(30),
    '2026-11-21T20:00:00Z',
    '2026-11-21T20:00',
    '2026-11-21',
    '2026-W48',
    '01890000-0000-7000-8000-000000000001',
    'comment:01890000-0000-7000-8000-000000000001',
  ];
  for (const [pattern, names] of Object.entries(pageQueries)) {
    const path = pattern.replaceAll(/:\w+/g, 'x');
    for (const name of names) {
      const cached = values.filter((value) =>
        pageAddress(`${path}?${name}=${encodeURIComponent(value)}`)?.includes('?'),
      );
      assert.notEqual(cached.length, 0, `${pattern} never gets ${name}`);
    }
  }
});

test('a value that no page reads is left out, and of a name that comes twice the first counts', () => {
  same({
    [`/search?q=${'x'.repeat(400)}`]: '/search',
    '/search?q=a%00b': '/search',
    '/search?q=rain%0Aby%20night': '/search?q=rain%0Aby+night',
    '/tags/rain?page=2&page=3': '/tags/rain?page=2',
    '/tags/rain?page=x&page=3': '/tags/rain',
    '/?page=0': '/',
    '/?page=1e3': '/',
    '/?page=007': '/',
    '/?period=Week': '/',
    '/?period=': '/',
    '/categories/drama?sort=%3Cb%3E': '/categories/drama',
  });
});

test('a page has one address, however its path is written', () => {
  same({
    '/SEARCH?q=Rain': '/search?q=Rain',
    '/%73earch/?q=Rain': '/search?q=Rain',
    '/Categories/Drama/?page=2': '/categories/Drama?page=2',
    '/play/caf%C3%A9': '/play/caf%C3%A9',
    '/FAQ/': '/faq',
  });
});

test('a request for the data of a page is as good as one for the page, with the routes that it names', () => {
  same({
    '/_.data?page=2&q=x&_routes=routes/home': '/_.data?_routes=routes%2Fhome&page=2',
    '/search.data?q=rain&_routes=root,routes/search': '/search.data?_routes=root%2Croutes%2Fsearch&q=rain',
    '/Categories/_.data?q=a&page=2': '/categories.data?q=a',
    '/faq.data?_routes=1&page=2': '/faq.data',
    '/search?_routes=root': '/search',
  });
});

test('addresses that no page can have are refused', () => {
  for (const url of ['//evil.example/', '/%00', '/faq/%00', '/%zz', `/${'x'.repeat(700)}`, '*', ''])
    assert.equal(pageAddress(url), null, url);
});

test('a stroke at the end of an address leads to it without, and nowhere else', () => {
  const leads: Record<string, string | null> = {
    '/admin/': '/admin',
    '/admin/users/?q=mio&utm=x': '/admin/users?q=mio',
    '/Faq/': '/faq',
    '/play/evening/': '/play/evening',
    ...{ '/': null, '/admin': null, '/?page=2': null, '/nothing-here/': null },
    ...{ '//evil.example/': null, '/\\evil.example/': null, '/play/..%2F/': '/play/..%2F' },
  };
  for (const [url, to] of Object.entries(leads)) assert.equal(withoutLastStroke(url), to, url);
});

test('a page is not cached when its address bears a secret', () => {
  const cached = (url: string) => isCacheable(pageAddress(url) ?? '');
  assert.equal(cached(`/reset-password?token=${'a'.repeat(43)}`), false);
  assert.equal(cached(`/login?redirect=/faq&challenge=${'a'.repeat(43)}`), false);
  for (const place of ['case', 'statement', 'Statement'])
    assert.equal(cached(`/${place}/0123456789abcdef`), false, place);
  assert.equal(cached('/reset-password?token=short'), true);
  assert.equal(cached('/login?redirect=/faq'), true);
});

test('where one wanted to go is a path', () => {
  same({
    '/login?redirect=/search?q=a%26page=2': '/login?redirect=%2Fsearch%3Fq%3Da%26page%3D2',
    '/login?redirect=https://evil.example': '/login',
  });
});

test('every page that a receipt opens is left out of the cache of pages, and not logged with it', () => {
  const pages = Object.keys(pageQueries).filter((pattern) =>
    /^\/[^/]+\/:(receipt|statementId|code)/.test(pattern),
  );
  assert.deepEqual(
    [...new Set(pages.map((pattern) => pattern.split('/')[1]))].sort(),
    [...receiptPages].sort(),
  );
  for (const pattern of pages) {
    const url = pattern.replace(/:\w+/, '0123456789abcdef');
    assert.equal(isCacheable(pageAddress(url) ?? ''), false, url);
    assert.ok(!loggedAddress(url).includes('0123456789abcdef'), url);
  }
});

test('what works now is never taken from the cache, however it is written', () => {
  for (const url of [
    ...['/status', '/status.data', '/status.json', '/status.json.data', '/status?_routes=root', '/STATUS'],
    ...['/%73tatus', '/status/_.data', '/Status.JSON'],
  ])
    assert.equal(isCacheable(pageAddress(url) ?? ''), false, url);
  for (const url of ['/statuses', '/user/status', '/faq', '/']) assert.equal(isCacheable(url), true, url);
});
