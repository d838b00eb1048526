import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Role } from '#contract/roles.ts';
import { safetyMessage } from '#server/domains/videos/safety.ts';
import { buildVideo } from '#tests/support/test-catalogue.ts';
import { giveSettings } from '#tests/support/test-settings.ts';
import { testWeb } from '#tests/support/test-web.ts';

const web = await testWeb();
const { ask } = web;
await buildVideo(web.platform, { title: 'Grape lantern', tags: ['grape'] });
// Put up before the operator forbade the word.
giveSettings(web.platform.config, { prohibitedTerms: ['grape'] });

const bearerOf = (role: Role) => ({ apikey: 'anon', authorization: `Bearer ${web.tokenFor(role)}` });

const rowCalls = [
  ['get_all_videos_with_details', 'p_filter'],
  ['get_videos_by_tag', 'p_tag_name'],
  ['get_tag', 'p_tag_name'],
] as const;

for (const [name, field] of rowCalls) {
  test(`${name} refuses a prohibited term in the words of search, naming the field`, async () => {
    for (const term of ['grape', 'GR4PE', 'l.o.l.i', 'little-girl']) {
      const response = await ask(name, { [field]: term }, null);
      assert.equal(response.status, 400, term);
      assert.deepEqual(response.body, {
        code: 'P0001',
        message: safetyMessage,
        details: `field: ${field}`,
        hint: null,
      });
    }
    assert.equal((await ask(name, { [field]: 'grapefruit' }, null)).status, 200);
  });
}

test('a category’s title search says the safety text and shows nothing, in a category that is there', async () => {
  const refused = await ask(
    'get_category_videos',
    { p_category_slug: 'NIGHT-trains', p_search: ' grape ' },
    null,
  );
  assert.equal(refused.status, 200);
  const { category, ...rest } = refused.body as object as Record<string, unknown>;
  assert.equal((category as { slug: string }).slug, 'night-trains');
  assert.deepEqual(rest, {
    items: [],
    page: 1,
    page_size: 24,
    has_more: false,
    total: 0,
    safety_message: safetyMessage,
  });
  const plain = (await ask('get_category_videos', { p_category_slug: 'night-trains' }, null)).body as {
    items: unknown[];
    safety_message: null;
  };
  assert.deepEqual([plain.items.length, plain.safety_message], [1, null]);
  const nowhere = await ask('get_category_videos', { p_category_slug: 'nowhere', p_search: 'grape' }, null);
  assert.equal(nowhere.status, 404);
});

test('search says the same text', async () => {
  const found = (await ask('search_videos', { p_query: 'grape' }, null)).body;
  assert.deepEqual([found.outcome, found.items, found.safety_message], ['refused', [], safetyMessage]);
});

test('an admin may look for a title that is to be taken down', async () => {
  const found = await ask('get_all_videos_with_details', { p_filter: 'grape' }, bearerOf('admin'));
  assert.deepEqual(
    found.body.map(({ title }) => title),
    ['Grape lantern'],
  );
  assert.equal(
    (await ask('get_all_videos_with_details', { p_filter: 'grape' }, bearerOf('publisher'))).status,
    400,
  );
});
