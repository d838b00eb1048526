import assert from 'node:assert/strict';
import { test } from 'node:test';
import { safetyMessage } from '#server/domains/videos/safety.ts';
import { buildVideo } from '#tests/support/test-catalogue.ts';
import { testWeb } from '#tests/support/test-web.ts';

const web = await testWeb();
await buildVideo(web.platform, { title: 'Grape lantern', tags: ['grape'] });
// Put up before the operator forbade the word.
const settings = web.platform.config.settings as { prohibitedTerms: string[] };
settings.prohibitedTerms = ['grape'];

const ask = (name: string, payload: object, token = 'anon') =>
  web.app.inject({
    method: 'POST',
    url: `/rest/v1/rpc/${name}`,
    headers: { apikey: 'anon', authorization: `Bearer ${token}` },
    payload,
  });

const rowCalls = [
  ['get_all_videos_with_details', 'p_filter'],
  ['get_videos_by_tag', 'p_tag_name'],
  ['get_tag', 'p_tag_name'],
] as const;

for (const [name, field] of rowCalls) {
  test(`${name} refuses a prohibited term in the words of search, naming the field`, async () => {
    for (const term of ['grape', 'GR4PE', 'l.o.l.i', 'little-girl']) {
      const response = await ask(name, { [field]: term });
      assert.equal(response.statusCode, 400, term);
      assert.deepEqual(response.json(), {
        code: 'P0001',
        message: safetyMessage,
        details: `field: ${field}`,
        hint: null,
      });
    }
    assert.equal((await ask(name, { [field]: 'grapefruit' })).statusCode, 200);
  });
}

test('a category’s title search says the safety text and shows nothing, in a category that is there', async () => {
  const refused = await ask('get_category_videos', { p_category_slug: 'NIGHT-trains', p_search: ' grape ' });
  assert.equal(refused.statusCode, 200);
  const { category, ...rest } = refused.json() as Record<string, unknown>;
  assert.equal((category as { slug: string }).slug, 'night-trains');
  assert.deepEqual(rest, {
    items: [],
    page: 1,
    page_size: 24,
    has_more: false,
    total: 0,
    safety_message: safetyMessage,
  });
  const plain = (await ask('get_category_videos', { p_category_slug: 'night-trains' })).json() as {
    items: unknown[];
    safety_message: null;
  };
  assert.deepEqual([plain.items.length, plain.safety_message], [1, null]);
  const nowhere = await ask('get_category_videos', { p_category_slug: 'nowhere', p_search: 'grape' });
  assert.equal(nowhere.statusCode, 404);
});

test('search says the same text', async () => {
  const found = (await ask('search_videos', { p_query: 'grape' })).json() as Record<string, unknown>;
  assert.deepEqual([found.outcome, found.items, found.safety_message], ['refused', [], safetyMessage]);
});

test('an admin may look for a title that is to be taken down', async () => {
  const found = await ask('get_all_videos_with_details', { p_filter: 'grape' }, web.tokenFor('admin'));
  assert.deepEqual(
    (found.json() as { title: string }[]).map(({ title }) => title),
    ['Grape lantern'],
  );
  assert.equal(
    (await ask('get_all_videos_with_details', { p_filter: 'grape' }, web.tokenFor('publisher'))).statusCode,
    400,
  );
});
