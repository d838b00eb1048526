import { RouterContextProvider } from 'react-router';
import { expect, test } from 'vitest';
import { defaultLayout } from '#contract/page.ts';
import { pageFactsContext, type Services, servicesContext } from '../page-context.ts';
import { siteFacts, videoCard } from '../test-data.ts';
import { loader } from './search.tsx';

const card = (id: string) => videoCard({ id, video_id: id, slug: id, title: `Rain ${id}` });

/** What a search for rain loads, which finds these. */
async function found(ids: readonly string[]) {
  const asked: unknown[] = [];
  const calls: Record<string, (input: unknown) => unknown> = {
    search_videos: () => ({
      ...{ query: 'rain', outcome: 'found', safety_message: null, corrected_query: null, read_as: [] },
      ...{ page: 1, page_size: 24, has_more: false, total: ids.length },
      related_tags: ['rain', 'sea'].map((name) => ({ name, slug: name })),
      items: ids.map((id) => ({ ...card(id), tags: [] })),
    }),
    search_names: () => ({ uploaders: [], tags: [{ name: 'rain', slug: 'rain', video_count: 1 }] }),
    search_playlists: () => [],
    get_search_filters: () => ({ years: [], formats: [], subtitle_languages: [] }),
    get_related_videos: (input) => {
      asked.push(input);
      return ['two', 'three'].map(card);
    },
  };
  const context = new RouterContextProvider();
  const call = async (name: string, input: unknown) => calls[name]?.(input);
  context.set(servicesContext, { call: call as Services['call'], site: siteFacts(), report() {} });
  context.set(pageFactsContext, {
    ...{ nonce: 'n', requestId: 'r', ageConfirmed: true, layout: defaultLayout, member: null },
  });
  const request = new Request('https://t.example/search?q=rain');
  const loaded = await loader({ request, context, url: new URL(request.url), params: {} } as never);
  if (loaded.found.tab !== 'videos') throw new Error('no videos');
  return { ...loaded.found, asked };
}

test('under few results there is more like them, without what was found', async () => {
  const few = await found(['one', 'two']);
  expect(few.asked).toEqual([{ p_category_name: 'Drama', p_current_video_id: 'one' }]);
  expect(few.alike.map(({ title }) => title)).toEqual(['Rain three']);
  const many = await found(['one', 'two', 'three', 'four']);
  expect([many.alike, many.asked]).toEqual([[], []]);
});

test('a tag that is named as a find is not named again among the related', async () => {
  const { names, related } = await found(['one']);
  expect(names?.tags.map(({ slug }) => slug)).toEqual(['rain']);
  expect(related.map(({ slug }) => slug)).toEqual(['sea']);
});
