import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { createRoutesStub } from 'react-router';
import { afterEach, expect, test, vi } from 'vitest';
import type { InteractionStatus } from '#contract/reactions.ts';
import { type Asked, listenForAsks } from '../../state/ask-to-sign-in.ts';
import { type Member, MemberProvider } from '../../state/member.tsx';
import { listenForNotices } from '../../state/notices.ts';
import { answerCalls, TestRefusal } from '../../test-calls.ts';
import { memberRow } from '../../test-data.ts';
import { useInteractions } from './use-interactions.ts';
import { SubscribeButton, WatchActions } from './watch-actions.tsx';

const untouched: InteractionStatus = {
  is_liked: false,
  is_disliked: false,
  is_favorited: false,
  is_subscribed: false,
  like_count: 4,
  dislike_count: 2,
  subscribers_count: 10,
};

function show(member: Member | null, status = untouched) {
  const Buttons = () => {
    const interactions = useInteractions({ videoId: 'v1', uploaderId: 'u1' }, status);
    return (
      <>
        <WatchActions {...interactions} />
        <SubscribeButton {...interactions} />
        <output>{interactions.shown.subscribers_count}</output>
      </>
    );
  };
  const Page = () => (
    <MemberProvider initial={member}>
      <Buttons />
    </MemberProvider>
  );
  const Stub = createRoutesStub([{ path: '*', Component: Page }]);
  render(<Stub initialEntries={['/']} />);
}
const button = (name: RegExp) => screen.getByRole('button', { name }) as HTMLButtonElement;
const pressed = (name: RegExp) => button(name).getAttribute('aria-pressed') === 'true';
/** A promise and what settles it. */
function later<T>() {
  let end: (value: T) => void = () => {};
  const promise = new Promise<T>((done) => {
    end = done;
  });
  return { promise, end };
}
const words: string[] = [];
const stop = listenForNotices(({ text }) => words.push(text));

afterEach(() => {
  cleanup();
  words.length = 0;
  vi.unstubAllGlobals();
});

test('a like takes the place of a dislike at once, and the numbers are the server’s', async () => {
  const answer = later<object>();
  answerCalls({ toggle_like_video: () => answer.promise });
  show(memberRow(), { ...untouched, is_disliked: true });
  fireEvent.click(button(/^Like, 4 likes/));
  expect([pressed(/^Like/), pressed(/^Dislike, 1 dislike$/)]).toEqual([true, false]);
  button(/^Like, 5 likes/);
  await act(async () => answer.end({ is_liked: true, is_disliked: false, like_count: 41, dislike_count: 7 }));
  await screen.findByRole('button', { name: 'Like, 41 likes' });
  button(/^Dislike, 7 dislikes$/);
});

test('while one thing is under way nothing else is taken', async () => {
  const answer = later<object>();
  const sent = answerCalls({ toggle_like_video: () => answer.promise });
  show(memberRow());
  fireEvent.click(button(/^Like/));
  for (const name of [/^Like/, /^Dislike/, /^Favorite/, /^Subscribe/]) {
    expect(button(name).disabled, String(name)).toBe(true);
    fireEvent.click(button(name));
  }
  await act(async () => answer.end({ is_liked: true, is_disliked: false, like_count: 5, dislike_count: 2 }));
  await waitFor(() => expect(button(/^Dislike/).disabled).toBe(false));
  expect(sent).toHaveLength(1);
});

test('a failure puts back what was there, with a word', async () => {
  answerCalls({
    toggle_dislike_video: () => {
      throw new TestRefusal(404, 'Video not found.');
    },
  });
  show(memberRow(), { ...untouched, is_liked: true });
  fireEvent.click(button(/^Dislike/));
  await waitFor(() => expect(words).toEqual(['We couldn’t save your dislike. Video not found.']));
  expect([pressed(/^Like, 4 likes/), pressed(/^Dislike, 2 dislikes/)]).toEqual([true, false]);
});

test('where the answer is a proxy’s that says nothing, what was there comes back with the words for that', async () => {
  vi.stubGlobal('fetch', async () => new Response('<h1>Bad gateway</h1>', { status: 502 }));
  show(memberRow());
  fireEvent.click(button(/^Favorite/));
  await waitFor(() =>
    expect(words).toEqual(['We couldn’t update your favorites. Failed to process request.']),
  );
  expect(pressed(/^Favorite/)).toBe(false);
});

test('subscribing changes the word, and takes state and number from the server', async () => {
  answerCalls({ toggle_subscription: () => ({ is_subscribed: true, new_subscribers_count: 99 }) });
  show(memberRow());
  fireEvent.click(button(/^Subscribe$/));
  button(/^Subscribed$/);
  await waitFor(() => expect(screen.getByRole('status').textContent).toBe('99'));
});

test('a visitor logs in first; what they liked before is not taken back by it', async () => {
  const asked: Asked[] = [];
  const quiet = listenForAsks((one) => asked.push(one));
  const sent = answerCalls({
    get_video_interaction_status: () => ({ ...untouched, is_liked: true, like_count: 12 }),
  });
  show(null);
  fireEvent.click(button(/^Like/));
  await act(async () => asked[0]?.answer(memberRow()));
  await screen.findByRole('button', { name: 'Like, 12 likes' });
  expect(pressed(/^Like/)).toBe(true);
  expect(sent.map(([name]) => name)).toEqual(['get_video_interaction_status']);
  quiet();
  stop();
});

test('what a visitor keeps is not undone by the page that logging in loads again', async () => {
  const asked: Asked[] = [];
  const quiet = listenForAsks((one) => asked.push(one));
  answerCalls({
    get_video_interaction_status: () => untouched,
    toggle_favorite_video: () => ({ is_favorited: true }),
  });
  let loads = 0;
  const Page = () => {
    const interactions = useInteractions({ videoId: 'v1', uploaderId: 'u1' }, untouched);
    return (
      <MemberProvider initial={null}>
        <WatchActions {...interactions} />
      </MemberProvider>
    );
  };
  const loader = () => {
    loads++;
    return null;
  };
  const Stub = createRoutesStub([{ path: '*', loader, Component: Page, HydrateFallback: () => null }]);
  render(<Stub initialEntries={['/']} />);
  fireEvent.click(await screen.findByRole('button', { name: /^Favorite/ }));
  await act(async () => asked[0]?.answer(memberRow()));
  await waitFor(() => expect(pressed(/^Favorite/)).toBe(true));
  await waitFor(() => expect(loads).toBe(2));
  quiet();
});
