import { cleanup, render, screen } from '@testing-library/react';
import { createRoutesStub, RouterContextProvider } from 'react-router';
import { afterEach, expect, test } from 'vitest';
import { defaultLayout } from '#contract/page.ts';
import { earlyScriptsContext, pageFactsContext, type Services, servicesContext } from '../page-context.ts';
import { MemberProvider } from '../state/member.tsx';
import { PageStateProvider } from '../state/page-state.tsx';
import { siteFacts, videoDetails } from '../test-data.ts';
import Watch, { loader } from './watch.tsx';

afterEach(cleanup);

const down = () => {
  throw new Error('down');
};

/** The page behind the age gate, where there is no player, with these answers to its calls. */
async function open(calls: Record<string, () => unknown>) {
  const context = new RouterContextProvider();
  const call = async (name: string) => calls[name]?.();
  context.set(servicesContext, { call: call as Services['call'], site: siteFacts(), report() {} });
  context.set(earlyScriptsContext, []);
  context.set(pageFactsContext, {
    nonce: 'n',
    requestId: 'request-1',
    ageConfirmed: false,
    layout: defaultLayout,
    member: null,
  });
  const request = new Request('https://t.example/play/glass-sparrow');
  const url = new URL(request.url);
  const loaded = await loader({ request, url, params: { slug: 'glass-sparrow' }, context } as never);
  const Page = () => (
    <MemberProvider initial={null}>
      <PageStateProvider initial={defaultLayout} gated>
        <Watch />
      </PageStateProvider>
    </MemberProvider>
  );
  const Stub = createRoutesStub([{ path: '*', id: 'page', Component: Page, loader: () => loaded }]);
  render(<Stub initialEntries={['/']} hydrationData={{ loaderData: { page: loaded } }} />);
}

test('what fails beside the video says so, and the rest stands', async () => {
  await open({
    get_video_details_by_slug: () => [videoDetails({ description: '' })],
    get_related_videos: down,
    get_video_comments: down,
  });
  screen.getByRole('heading', { level: 1, name: 'Glass Sparrow' });
  screen.getByText('Failed to load related videos.');
  screen.getByText('We couldn’t load the comments.');
  screen.getByText('No description available.');
});

test('the uploader is a link with the number of their subscribers', async () => {
  await open({
    get_video_details_by_slug: () => [videoDetails({ subscribers_count: 1 })],
    get_related_videos: () => [],
    get_video_comments: () => ({ comments: [], next_cursor: null, total: 0 }),
  });
  const link = screen.getByRole('link', { name: 'Studio Kitsuno' });
  expect(link.getAttribute('href')).toBe('/user/kitsuno');
  screen.getByText('1 subscriber');
  screen.getByRole('button', { name: 'Subscribe' });
});

test('moments that a description names are links to them', async () => {
  await open({
    get_video_details_by_slug: () => [
      videoDetails({ description: 'The rain starts at 1:05.', duration_seconds: 600 }),
    ],
    get_related_videos: () => [],
    get_video_comments: () => ({ comments: [], next_cursor: null, total: 0 }),
  });
  expect(screen.getByRole('link', { name: '1:05' }).getAttribute('href')).toMatch(/^\/play\/.+[?]t=65$/);
});

test('a long description is folded behind a box that needs no script, a short one is not', async () => {
  const calls = {
    get_related_videos: () => [],
    get_video_comments: () => ({ comments: [], next_cursor: null, total: 0 }),
  };
  await open({ ...calls, get_video_details_by_slug: () => [videoDetails({ description: 'Rain.' })] });
  expect(screen.queryByRole('checkbox')).toBeNull();
  cleanup();
  await open({
    ...calls,
    get_video_details_by_slug: () => [videoDetails({ description: 'Rain. '.repeat(40) })],
  });
  expect(screen.getByRole('checkbox', { name: /^Show more/ })).toBeTruthy();
});

test('a folded description spends no line on empty ones, and unfolded has them', async () => {
  const description = '\nRain.\n \n\nA second part.\nThird line.\n\nAt 1:05 the end.\n';
  await open({
    get_video_details_by_slug: () => [videoDetails({ description, duration_seconds: 600 })],
    get_related_videos: () => [],
    get_video_comments: () => ({ comments: [], next_cursor: null, total: 0 }),
  });
  const text = screen.getByRole('checkbox', { name: /^Show more/ }).nextElementSibling!;
  expect(text.textContent).toBe('Rain.\n\nA second part.\nThird line.\n\nAt 1:05 the end.');
  for (const line of text.querySelectorAll('.empty-line')) line.remove();
  expect(text.textContent).toBe('Rain.\nA second part.\nThird line.\nAt 1:05 the end.');
  expect(screen.getByRole('link', { name: '1:05' })).toBeTruthy();
});

test('a folded description leaves a list of chapters out, so that it is not cut in its middle', async () => {
  const description = 'Rain at 0:05.\n\n0:00 The dock\n1:05 The bar\n\nThe end.';
  await open({
    get_video_details_by_slug: () => [videoDetails({ description, duration_seconds: 600 })],
    get_related_videos: () => [],
    get_video_comments: () => ({ comments: [], next_cursor: null, total: 0 }),
  });
  const text = screen.getByRole('checkbox', { name: /^Show more/ }).nextElementSibling!;
  expect(text.textContent).toBe(description);
  expect([...text.querySelectorAll('.list-of-moments')].map((part) => part.textContent)).toEqual([
    '0:00 The dock\n1:05 The bar',
  ]);
});

test('the count under the title follows the comments below', async () => {
  await open({
    get_video_details_by_slug: () => [videoDetails({ comment_count: 7 })],
    get_related_videos: () => [],
    get_video_comments: () => ({ comments: [], next_cursor: null, total: 8 }),
  });
  await screen.findByRole('link', { name: '8 comments' });
});
