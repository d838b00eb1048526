import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { createRoutesStub } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { defaultLayout } from '#contract/page.ts';
import { Notices } from './features/notices/notices.tsx';
import { WideCard } from './features/video-card/video-card.tsx';
import { toCard } from './page/video-card.ts';
import { type Asked, listenForAsks } from './state/ask-to-sign-in.ts';
import { forgetHearts, HeartStore } from './state/favorites.ts';
import { heartOf } from './state/hearts.ts';
import { type Member, MemberProvider } from './state/member.tsx';
import { PageStateProvider } from './state/page-state.tsx';
import { answerCalls, TestRefusal } from './test-calls.ts';
import { memberRow, videoCard } from './test-data.ts';

const cards = ['a', 'b', 'c'].map((id) => toCard(videoCard({ id, video_id: id, title: `Video ${id}` })));

function show(member: Member | null, gated = false) {
  const Page = () => (
    <MemberProvider initial={member}>
      <PageStateProvider initial={defaultLayout} gated={gated}>
        {cards.map((card) => (
          <WideCard key={card.id} card={card} />
        ))}
        <HeartStore />
        <Notices />
      </PageStateProvider>
    </MemberProvider>
  );
  const Stub = createRoutesStub([{ path: '*', Component: Page }]);
  render(<Stub initialEntries={['/']} />);
}
const heart = (id: string) =>
  screen.getByRole('button', { name: `Favorite: Video ${id}` }) as HTMLButtonElement;
const isOn = (id: string) => heart(id).getAttribute('aria-pressed') === 'true';

beforeEach(() => forgetHearts());
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

test('the hearts of a page are asked for in one question', async () => {
  const sent = answerCalls({ get_my_favorite_video_ids: () => [{ video_id: 'b' }] });
  show(memberRow());
  await waitFor(() => expect(isOn('b')).toBe(true));
  expect([isOn('a'), isOn('c')]).toEqual([false, false]);
  expect(sent).toEqual([['get_my_favorite_video_ids', { p_video_ids: ['a', 'b', 'c'] }]]);
});

test('behind the age gate, and for a visitor, nothing is asked', async () => {
  const sent = answerCalls({});
  show(null);
  cleanup();
  show(memberRow(), true);
  await new Promise((done) => setTimeout(done, 20));
  expect(sent).toEqual([]);
});

test('a heart turns at once, takes no second press meanwhile, and is what the server says', async () => {
  let finish: (value: unknown) => void = () => {};
  const sent = answerCalls({
    get_my_favorite_video_ids: () => [],
    toggle_favorite_video: () => new Promise((done) => (finish = done)),
  });
  show(memberRow());
  await waitFor(() => expect(heartOf('a')).not.toBe(null));
  fireEvent.click(heart('a'));
  expect([isOn('a'), heart('a').disabled]).toEqual([true, true]);
  fireEvent.click(heart('a'));
  await act(async () => finish({ is_favorited: true }));
  await waitFor(() => expect(heart('a').disabled).toBe(false));
  expect(isOn('a')).toBe(true);
  expect(sent.filter(([name]) => name === 'toggle_favorite_video')).toHaveLength(1);
});

test('a heart pressed before it is known keeps the video, and one that was kept stays kept', async () => {
  const sent = answerCalls({
    get_my_favorite_video_ids: ({ p_video_ids }) =>
      (p_video_ids as string[]).length === 1
        ? (p_video_ids as string[]).includes('a')
          ? [{ video_id: 'a' }]
          : []
        : new Promise(() => {}),
    toggle_favorite_video: () => ({ is_favorited: true }),
  });
  show(memberRow());
  fireEvent.click(heart('a'));
  fireEvent.click(heart('b'));
  expect([isOn('a'), isOn('b'), heart('a').disabled]).toEqual([true, true, true]);
  await waitFor(() => expect([heart('a').disabled, heart('b').disabled]).toEqual([false, false]));
  expect([isOn('a'), isOn('b')]).toEqual([true, true]);
  expect(sent.filter(([name]) => name === 'toggle_favorite_video').map(([, body]) => body)).toEqual([
    { p_video_id: 'b' },
  ]);
});

test('what the server does not take is put back with a word', async () => {
  answerCalls({
    get_my_favorite_video_ids: () => [],
    toggle_favorite_video: () => {
      throw new TestRefusal(429, 'Too many requests. Try again in 9 s.');
    },
  });
  show(memberRow());
  await waitFor(() => expect(heartOf('a')).not.toBe(null));
  fireEvent.click(heart('a'));
  await screen.findByText(/update your favorites\. Too many requests/);
  expect(isOn('a')).toBe(false);
});

test('a visitor is told to log in, and what they kept before stays kept', async () => {
  const asked: Asked[] = [];
  const stop = listenForAsks((one) => asked.push(one));
  const sent = answerCalls({ get_my_favorite_video_ids: () => [{ video_id: 'a' }] });
  show(null);
  fireEvent.click(heart('a'));
  expect(asked.map(({ reason }) => reason)).toEqual(['Please log in to add to favorites.']);
  await act(async () => asked[0]?.answer(memberRow()));
  await waitFor(() => expect(isOn('a')).toBe(true));
  expect(sent.map(([name]) => name)).not.toContain('toggle_favorite_video');
  stop();
});

test('a visitor who leaves the dialog changes nothing', async () => {
  const asked: Asked[] = [];
  const stop = listenForAsks((one) => asked.push(one));
  const sent = answerCalls({});
  show(null);
  fireEvent.click(heart('a'));
  await act(async () => asked[0]?.answer(null));
  expect(sent).toEqual([]);
  stop();
});
