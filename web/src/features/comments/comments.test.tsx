import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { createRoutesStub } from 'react-router';
import { afterEach, expect, test, vi } from 'vitest';
import type { Comment, CommentPage } from '#contract/comments.ts';
import { type Asked, listenForAsks } from '../../state/ask-to-sign-in.ts';
import { type Member, MemberProvider } from '../../state/member.tsx';
import { listenForNotices } from '../../state/notices.ts';
import { answerCalls, standInForDialogs, TestRefusal } from '../../test-calls.ts';
import { comment, memberRow } from '../../test-data.ts';
import { Comments } from './comments.tsx';

afterEach(() => {
  cleanup();
  sessionStorage.clear();
  vi.unstubAllGlobals();
});

const pageOf = (comments: Comment[], more: Partial<CommentPage> = {}): CommentPage => ({
  comments,
  next_cursor: null,
  total: comments.length,
  ...more,
});
const asOf = Date.parse('2026-11-21T10:30:00Z');
const playAt = vi.fn();

function show(first: CommentPage | null, member: Member | null = memberRow()) {
  const video = { id: 'v1', duration: 1440, playAt };
  const Page = () => (
    <MemberProvider initial={member}>
      <Comments video={video} first={first} asOf={asOf} />
    </MemberProvider>
  );
  const Stub = createRoutesStub([{ path: '*', Component: Page }]);
  return render(<Stub initialEntries={['/']} />);
}
const articles = () =>
  screen.queryAllByRole('article').map((one) => one.querySelector('.words')?.textContent);
const write = (label: string, text: string) =>
  fireEvent.change(screen.getByRole('textbox', { name: label }), { target: { value: text } });
const press = (name: string | RegExp, within_: HTMLElement = document.body) =>
  fireEvent.click(within(within_).getByRole('button', { name }));

test('comments are there as the server made them, with moments that play', () => {
  show(pageOf([comment()], { total: 1906 }));
  screen.getByRole('heading', { name: 'Comments 1,906' });
  press('1:23');
  expect(playAt).toHaveBeenCalledWith(83);
  expect(screen.queryByRole('button', { name: 'Edit' })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Delete' })).toBeNull();
});

test('without comments, and where they failed, the page says so', () => {
  show(pageOf([]));
  screen.getByText('No comments yet. Be the first to say something.');
  cleanup();
  show(null);
  expect(screen.getByRole('alert').textContent).toContain('We couldn’t load the comments.');
  screen.getByRole('button', { name: 'Try again' });
});

test('a comment is written and stands first; one that is held says who sees it', async () => {
  const sent = answerCalls({
    create_comment: ({ p_content }) =>
      comment({ id: 'k9', content: String(p_content), is_own: true, can_delete: true, state: 'held' }),
  });
  show(pageOf([comment()]));
  write('Your comment', 'Mine');
  press('Comment');
  await waitFor(() => expect(articles()).toEqual(['Mine', 'The lantern at 1:23 is lovely.']));
  screen.getByText('Only you can see this comment until we’ve reviewed it.');
  expect(sent).toEqual([['create_comment', { p_video_id: 'v1', p_content: 'Mine' }]]);
});

test('a refusal leaves the words in the box and says why', async () => {
  answerCalls({
    create_comment: () => {
      throw new TestRefusal(409, 'You’ve just said this here.');
    },
  });
  show(pageOf([]));
  write('Your comment', 'Again');
  press('Comment');
  await screen.findByText('You’ve just said this here.');
  expect((screen.getByRole('textbox') as HTMLTextAreaElement).value).toBe('Again');
});

test('a visitor logs in first, and the words go on', async () => {
  const asked: Asked[] = [];
  const stop = listenForAsks((one) => asked.push(one));
  const sent = answerCalls({ create_comment: () => comment({ id: 'k9' }) });
  show(pageOf([]), null);
  write('Your comment', 'Hello');
  press('Comment');
  await act(async () => asked[0]?.answer(memberRow()));
  await waitFor(() => expect(sent.map(([name]) => name)).toEqual(['create_comment']));
  stop();
});

test('a member without a confirmed address is asked to confirm it', () => {
  show(pageOf([]), memberRow({ role: 'unverified_member' }));
  screen.getByText(/Please confirm your email address first\./);
  expect(screen.queryByRole('textbox')).toBeNull();
});

test('replies come when they are asked for, and a new one joins them', async () => {
  const reply = comment({ id: 'r1', parent_id: 'k1', content: 'First reply' });
  answerCalls({
    get_comment_replies: () => ({ comments: [reply], next_cursor: null }),
    create_comment: ({ p_content, p_parent_id }) =>
      comment({ id: 'r2', parent_id: String(p_parent_id), content: String(p_content) }),
  });
  show(pageOf([comment({ reply_count: 1 })], { total: 2 }));
  press('Show 1 reply');
  await screen.findByText('First reply');
  press('Reply', screen.getAllByRole('article')[1] as HTMLElement);
  write('Your reply', 'Second reply');
  press('Reply', screen.getByRole('textbox', { name: 'Your reply' }).closest('form') as HTMLElement);
  await screen.findByText('Second reply');
  screen.getByRole('heading', { name: 'Comments 3' });
});

test('one’s own comment is edited and deleted; with replies an empty head stays', async () => {
  const own = comment({ is_own: true, can_delete: true, reply_count: 1 });
  const sent = answerCalls({
    update_comment: ({ p_content }) => ({ ...own, content: String(p_content), edited_at: own.created_at }),
    delete_comment: () => ({ deleted: true }),
  });
  standInForDialogs();
  show(pageOf([own], { total: 2 }));
  press('Edit');
  write('Edit your comment', 'Better');
  press('Save');
  // Not by its words, which are in the field until it is saved.
  await screen.findByText('(edited)');
  press('Delete');
  const question = await screen.findByRole('dialog', { name: 'Delete this comment?' }, { timeout: 5000 });
  press('Cancel', question);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(sent.map(([name]) => name)).toEqual(['update_comment']);
  press('Delete');
  press('Yes, delete it', await screen.findByRole('dialog'));
  await screen.findByText('This comment was deleted.');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  screen.getByRole('button', { name: 'Show 1 reply' });
  const heading = screen.getByRole('heading', { name: 'Comments 1' });
  await waitFor(() => expect(document.activeElement).toBe(heading));
});

test('what was half written is there again when one comes back to the page, also an edit', async () => {
  const own = comment({ is_own: true });
  answerCalls({ create_comment: () => own });
  const first = show(pageOf([own], { total: 1 }));
  write('Your comment', 'Half a thought');
  press('Edit');
  write('Edit your comment', 'Better, but');
  first.unmount();
  show(pageOf([own], { total: 1 }));
  await screen.findByDisplayValue('Half a thought');
  press('Edit');
  await screen.findByDisplayValue('Better, but');
  press('Cancel', screen.getByDisplayValue('Better, but').closest('form')!);
  press('Edit');
  await screen.findByDisplayValue(own.content!);
});

test('an admin names the rule and gives words to whoever wrote it', async () => {
  standInForDialogs();
  const sent: unknown[] = [];
  answerCalls({
    delete_comment: (input) => {
      sent.push(input);
      return { deleted: true };
    },
  });
  const theirs = comment({ can_delete: true });
  show(pageOf([theirs]), memberRow({ role: 'admin' }));
  press('Delete');
  const why = await screen.findByLabelText('Reason, as the author will read it');
  fireEvent.change(why, { target: { value: 'It is loud.' } });
  fireEvent.change(screen.getByLabelText('Rule it breaks'), { target: { value: 'COPYRIGHT' } });
  fireEvent.submit(why.closest('form') as HTMLFormElement);
  await vi.waitFor(() =>
    expect(sent).toEqual([{ p_comment_id: theirs.id, p_ground: 'COPYRIGHT', p_explanation: 'It is loud.' }]),
  );
});

test('a like shows at once and is put back with a word when it fails', async () => {
  const words: string[] = [];
  const stop = listenForNotices(({ text }) => words.push(text));
  answerCalls({
    toggle_comment_like: () => {
      throw new TestRefusal(404, 'This comment is no longer there.');
    },
  });
  show(pageOf([comment({ like_count: 2 })]));
  press('Like, 2 likes');
  screen.getByRole('button', { name: 'Like, 3 likes', pressed: true });
  await screen.findByRole('button', { name: 'Like, 2 likes', pressed: false });
  expect(words).toEqual(['We couldn’t save your like. This comment is no longer there.']);
  stop();
});

test('sorting and paging ask the server; doubles are dropped', async () => {
  const sent = answerCalls({
    get_video_comments: ({ p_cursor }) =>
      p_cursor
        ? pageOf([comment({ id: 'a2', content: 'two' }), comment({ id: 'a3', content: 'three' })])
        : pageOf([comment({ id: 'a1', content: 'one' }), comment({ id: 'a2', content: 'two' })], {
            next_cursor: 'next',
          }),
  });
  show(pageOf([comment()]));
  fireEvent.click(screen.getByRole('radio', { name: 'Newest' }));
  await waitFor(() => expect(articles()).toEqual(['one', 'two']));
  press('Show more comments');
  await waitFor(() => expect(articles()).toEqual(['one', 'two', 'three']));
  expect(sent.map(([, body]) => body)).toEqual([
    { p_video_id: 'v1', p_sort: 'newest' },
    { p_video_id: 'v1', p_sort: 'newest', p_cursor: 'next' },
  ]);
});

test('what others wrote meanwhile is told by its number, and comes when it is wanted', async () => {
  answerCalls({
    get_video_comments: () =>
      pageOf(
        [
          comment({ id: 'k3', content: 'Fresh', created_at: '2026-11-21T10:31:00Z' }),
          comment({ id: 'k2', content: 'Older than the page, on its second one' }),
          comment({ reply_count: 2 }),
        ],
        { total: 5 },
      ),
  });
  show(pageOf([comment()]));
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  await screen.findByRole('button', { name: 'Show 1 new comment' });
  expect(articles()).toHaveLength(1);
  screen.getByRole('button', { name: 'Show 2 replies' });
  press('Show 1 new comment');
  expect(articles()).toEqual(['Fresh', 'The lantern at 1:23 is lovely.']);
});

test('replies of others join a thread that stands open', async () => {
  const replies = [comment({ id: 'r1', parent_id: 'k1', content: 'First' })];
  answerCalls({
    get_comment_replies: () => pageOf(replies),
    get_video_comments: () => pageOf([comment({ reply_count: 2 })], { total: 3 }),
  });
  show(pageOf([comment({ reply_count: 1 })], { total: 2 }));
  press('Show 1 reply');
  await screen.findByText('First');
  replies.push(comment({ id: 'r2', parent_id: 'k1', content: 'Second' }));
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  await screen.findByText('Second');
  expect(screen.getAllByText('First')).toHaveLength(1);
});

test('how much of the most is written stands under a comment', () => {
  show(pageOf([]));
  write('Your comment', 'Hello');
  screen.getByText('5/2000');
  write('Your comment', 'x'.repeat(1990));
  expect(screen.getByText('10 characters left')).toBeTruthy();
});

test('an empty box folds once somebody edits a comment of theirs, and one with words stays', () => {
  show(pageOf([comment({ is_own: true })]));
  const box = screen.getByRole('textbox', { name: 'Your comment' });
  fireEvent.focus(box);
  expect(screen.getAllByRole('button', { name: 'Cancel' })).toHaveLength(1);
  press('Edit');
  expect(screen.getAllByRole('button', { name: 'Cancel' })).toHaveLength(1);
  write('Your comment', 'Half a thought');
  fireEvent.click(document.body);
  expect(screen.getAllByRole('button', { name: 'Cancel' })).toHaveLength(2);
});

test('an answer to a reply begins with the name of whom it answers, which alone is nothing to send', async () => {
  const reply = comment({ id: 'k2', parent_id: 'k1', content: 'Indeed.' });
  const sent = answerCalls({
    get_comment_replies: () => ({ comments: [reply], next_cursor: null }),
    create_comment: ({ p_content }) =>
      comment({ id: 'k3', parent_id: 'k1', content: String(p_content), is_own: true }),
  });
  show(pageOf([comment({ reply_count: 1 })]));
  press('Show 1 reply');
  await screen.findByText('Indeed.');
  press('Reply', screen.getByText('Indeed.').closest('article') ?? document.body);
  const box = screen.getByRole('textbox', { name: 'Your reply' }) as HTMLTextAreaElement;
  expect(box.value).toBe('@ren ');
  const form = box.closest('form') ?? document.body;
  expect(within(form).getByRole('button', { name: 'Reply' }).hasAttribute('disabled')).toBe(true);
  write('Your reply', '@ren It is.');
  press('Reply', form);
  await waitFor(() =>
    expect(sent.at(-1)?.[1]).toMatchObject({ p_content: '@ren It is.', p_parent_id: 'k1' }),
  );
});
