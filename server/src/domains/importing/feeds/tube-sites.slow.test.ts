import assert from 'node:assert/strict';
import { test } from 'node:test';
import { admin, call, items, refusalOf, serve, source } from './test-imports.ts';
import { mediaRss } from './test-source-host.ts';

test('tube sites are searched through configured partners; the three well-known ones stand there as not configured', async () => {
  const names = async () =>
    (await call('get_import_providers', {}, admin)).map(
      ({ id, is_configured }: { id: string; is_configured: boolean }) => [id, is_configured],
    );
  assert.deepEqual(await names(), [
    ['pornhub', false],
    ['xvideos', false],
    ['xhamster', false],
  ]);
  const empty = await refusalOf('search_tube_site', { p_provider: 'partner', p_keywords: ' ' }, 400);
  assert.equal(empty.message, 'Please enter keywords or a tube site category.');
  await refusalOf('search_tube_site', { p_provider: 'partner', p_keywords: 'rain' }, 404);
  await refusalOf(
    'save_import_provider',
    { p_id: 'partner', p_name: 'Partner', p_search_url: `${source.origin}/fixed` },
    400,
  );
  await call(
    'save_import_provider',
    {
      p_id: 'partner',
      p_name: 'Partner',
      p_search_url: `${source.origin}/s?q=[query]&c=[category]&p=[page]`,
    },
    admin,
  );
  await call(
    'save_import_provider',
    {
      p_id: 'xvideos',
      p_name: 'xvideos',
      p_search_url: `${source.origin}/x?q=[query]`,
    },
    admin,
  );
  assert.deepEqual(await names(), [
    ['partner', true],
    ['xvideos', true],
    ['pornhub', false],
    ['xhamster', false],
  ]);
  serve('/s?q=rain%26c%3D%2F..%2F&c=&p=2', mediaRss(items(401, 402)));
  const found = await call(
    'search_tube_site',
    { p_provider: 'partner', p_keywords: 'rain&c=/../', p_page: 2 },
    admin,
  );
  assert.deepEqual([found.error, found.videos.length, found.page, found.totalPages], [null, 2, 2, 3]);
  await call('delete_import_provider', { p_id: 'xvideos' }, admin);
  assert.equal((await names()).length, 3 + 1);
});
