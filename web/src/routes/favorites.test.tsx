import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { createRoutesStub, RouterContextProvider } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { defaultLayout } from '#contract/page.ts';
import { Notices } from '../features/notices/notices.tsx';
import { toCard } from '../page/video-card.ts';
import { pageFactsContext, type Services, servicesContext } from '../page-context.ts';
import { forgetHearts, HeartStore } from '../state/favorites.ts';
import { MemberProvider } from '../state/member.tsx';
import { PageStateProvider } from '../state/page-state.tsx';
import { answerCalls } from '../test-calls.ts';
import { memberRow, siteFacts, videoCard } from '../test-data.ts';
import Favorites, { loader } from './favorites.tsx';
import { OwnFavorites } from './favorites-list.tsx';

beforeEach(() => forgetHearts());
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const member = memberRow();
const favorite = (id: string) => ({
  ...videoCard({ id, video_id: id, title: `Video ${id}` }),
  favorited_at: '2026-11-21T10:00:00Z',
  cursor: `after-${id}`,
});

/** The data of the page as the server makes it, with these favourites. */
async function load(favorites: () => unknown) {
  const context = new RouterContextProvider();
  const call = async () => favorites();
  context.set(servicesContext, { call: call as unknown as Services['call'], site: siteFacts(), report() {} });
  context.set(pageFactsContext, {
    nonce: 'n',
    requestId: 'request-1',
    ageConfirmed: true,
    layout: defaultLayout,
    member,
  });
  return loader({ request: new Request('https://t.example/favorites'), context } as never);
}
function show(Page: () => React.ReactNode, loaded: unknown = null) {
  const Whole = () => (
    <MemberProvider initial={member}>
      <PageStateProvider initial={defaultLayout} gated={false}>
        <Page />
        <HeartStore />
        <Notices />
      </PageStateProvider>
    </MemberProvider>
  );
  const Stub = createRoutesStub([{ path: '*', id: 'page', Component: Whole, loader: () => loaded }]);
  render(<Stub initialEntries={['/']} hydrationData={{ loaderData: { page: loaded } }} />);
}

test('favourites that cannot be loaded are a page that says so', async () => {
  const down = () => {
    throw new Error('secret');
  };
  await expect(load(down)).rejects.toMatchObject({
    init: { status: 500 },
    data: { message: 'Failed to load favorite videos.' },
  });
});

test('the next page joins the first; one that cannot be loaded says so and can be asked for again', async () => {
  const many = Array.from({ length: 25 }, (_, n) => favorite(`v${n}`));
  const loaded = await load(() => many);
  let isDown = true;
  answerCalls({
    get_my_favorite_video_ids: () => [],
    get_user_favorite_videos: ({ p_cursor }) => {
      if (isDown) throw new Error('down');
      return p_cursor === 'after-v23' ? [favorite('v24')] : [];
    },
  });
  show(Favorites, loaded);
  expect(screen.getAllByRole('article')).toHaveLength(24);
  fireEvent.click(screen.getByRole('button', { name: 'Load More' }));
  await screen.findByText('Failed to load favorite videos.');
  isDown = false;
  fireEvent.click(screen.getByRole('button', { name: 'Load More' }));
  await screen.findByText('Video v24');
  expect(screen.queryByRole('button', { name: 'Load More' })).toBeNull();
});

test('what is taken out of one’s own favourites leaves the tab of the profile', async () => {
  answerCalls({ toggle_favorite_video: () => ({ is_favorited: false }) });
  const cards = [favorite('a'), favorite('b')].map(toCard);
  show(() => <OwnFavorites memberId={member.id} cards={cards} />);
  const heart = () => screen.getByRole('button', { name: 'Favorite: Video a', pressed: true });
  await waitFor(heart);
  await act(async () => void fireEvent.click(heart()));
  await waitFor(() => expect(screen.queryByText('Video a')).toBeNull());
  screen.getByText('Video b');
});
