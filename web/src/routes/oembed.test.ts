import { type LoaderFunctionArgs, RouterContextProvider } from 'react-router';
import { expect, test } from 'vitest';
import { embedCode, embedSize } from '../page/embed-code.ts';
import { type Services, servicesContext } from '../page-context.ts';
import { videoCard } from '../test-data.ts';
import { loader, slugOfAddress } from './oembed.ts';

const origin = 'https://moon.example';
const site = { name: 'Tsukimi', origin, isEmbeddable: true };
const video = { ...videoCard({ title: 'Glass "Sparrow" <1>' }), width: 1920, height: 800 };

async function ask(query: Record<string, string>, more: Partial<typeof site> = {}): Promise<Response> {
  const context = new RouterContextProvider();
  context.set(servicesContext, {
    site: { ...site, ...more },
    call: async (_name: string, { p_slug }: { p_slug: string }) => (p_slug === video.slug ? [video] : []),
  } as unknown as Services);
  const request = new Request(`${origin}/oembed?${new URLSearchParams(query)}`);
  return loader({ request, context, params: {} } as unknown as LoaderFunctionArgs);
}

test('the slug of a video is found in addresses of this site alone', () => {
  const slugs = [
    `${origin}/play/glass-sparrow`,
    `${origin}/play/glass-sparrow/?t=5#comments`,
    'http://www.moon.example/play/%E6%9C%88',
    `${origin}/embed/glass-sparrow`,
  ].map((address) => slugOfAddress(address, origin));
  expect(slugs).toEqual(['glass-sparrow', 'glass-sparrow', '月', 'glass-sparrow']);
  for (const foreign of [
    'https://sun.example/play/glass-sparrow',
    'https://moon.example.sun.example/play/glass-sparrow',
    `${origin}/tags/glass-sparrow`,
    `${origin}/play/%`,
    'javascript:alert(1)',
    '',
  ])
    expect(slugOfAddress(foreign, origin), foreign).toBeNull();
});

test('another site is told how to show a video', async () => {
  const response = await ask({ url: `${origin}/play/glass-sparrow`, maxwidth: '480' });
  expect(response.headers.get('access-control-allow-origin')).toBe('*');
  expect(await response.json()).toMatchObject({
    version: '1.0',
    type: 'video',
    title: video.title,
    author_name: 'Studio Kitsuno',
    width: 480,
    height: 200,
    thumbnail_url: `${origin}/og-card.png`,
    html: expect.stringContaining(`src="${origin}/embed/glass-sparrow"`),
  });
});

test('as XML the same facts are marked up', async () => {
  const response = await ask({ url: `${origin}/play/glass-sparrow`, format: 'xml' });
  const xml = new DOMParser().parseFromString(await response.text(), 'text/xml');
  expect(xml.querySelector('title')?.textContent).toBe(video.title);
  expect(xml.querySelector('html')?.textContent).toContain('<iframe');
});

test('what is not there, or in no format that we have, is refused', async () => {
  expect((await ask({ url: `${origin}/play/nothing` })).status).toBe(404);
  expect((await ask({ url: 'https://sun.example/play/glass-sparrow' })).status).toBe(404);
  expect((await ask({})).status).toBe(404);
  expect((await ask({ url: `${origin}/play/glass-sparrow`, format: 'yaml' })).status).toBe(501);
});

test('where other sites may not show our player it is a link', async () => {
  const response = await ask({ url: `${origin}/play/glass-sparrow` }, { isEmbeddable: false });
  const facts = await response.json();
  expect([facts.type, facts.html]).toEqual(['link', undefined]);
});

test('a title cannot break out of the code, and a frame has the shape of its video', () => {
  const code = embedCode(origin, video, { seconds: 9, ...embedSize(video) });
  const frame = new DOMParser().parseFromString(code, 'text/html').querySelector('iframe');
  expect(frame?.title).toBe(video.title);
  expect(frame?.src).toBe(`${origin}/embed/glass-sparrow?t=9`);
  expect(embedSize({ width: null, height: null })).toEqual({ width: 640, height: 360 });
  expect(embedSize({ width: 1080, height: 1920 }, { maxHeight: 400 })).toEqual({ width: 225, height: 400 });
});
