import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { createRoutesStub } from 'react-router';
import { afterEach, expect, test, vi } from 'vitest';
import { LinkedText } from '../../parts/linked-text.tsx';
import { MemberProvider } from '../../state/member.tsx';
import { answerCalls, standInForDialogs, TestRefusal } from '../../test-calls.ts';
import { memberRow, shownPost } from '../../test-data.ts';
import { Stream } from './stream.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const post = shownPost();
function show(
  isOwn: boolean,
  wrong: { intent: string; message: string; texts?: Record<string, string> } | null = null,
) {
  const Page = createRoutesStub([
    {
      path: '/',
      Component: () => (
        <MemberProvider initial={memberRow()}>
          <Stream
            posts={[post]}
            action="/user/mio"
            isOwn={isOwn}
            mayPost={isOwn}
            wrong={wrong && { texts: {}, ...wrong }}
            older={null}
          />
        </MemberProvider>
      ),
    },
  ]);
  return render(<Page />);
}

test('an address is a link and nothing else of a text is', () => {
  const { container } = render(
    <LinkedText text="See https://a.example/x?y=1. (<b>javascript:alert(1)</b> http://b.example/)" />,
  );
  expect([...container.querySelectorAll('a')].map(({ href }) => href)).toEqual([
    'https://a.example/x?y=1',
    'http://b.example/',
  ]);
  expect(container.textContent).toBe(
    'See https://a.example/x?y=1. (<b>javascript:alert(1)</b> http://b.example/)',
  );
  expect(container.querySelector('b')).toBeNull();
});

test('the post button is off while there is nothing but blanks to post', async () => {
  show(true);
  const button = await screen.findByRole('button', { name: 'Post' });
  expect(button).toHaveProperty('disabled', true);
  const box = screen.getByLabelText('Write a post');
  fireEvent.change(box, { target: { value: '  ' } });
  expect(button).toHaveProperty('disabled', true);
  fireEvent.change(box, { target: { value: ' x' } });
  expect(button).toHaveProperty('disabled', false);
});

test('only the owner is offered to change and delete a post, and is told why that failed', async () => {
  const { unmount } = show(true, {
    intent: 'delete',
    message: 'Failed to delete post: gone. Please try again.',
  });
  expect((await screen.findByRole('alert')).textContent).toBe(
    'Failed to delete post: gone. Please try again.',
  );
  expect(screen.getByRole('button', { name: 'Edit' })).toBeTruthy();
  unmount();
  show(false);
  await screen.findByText('A lamp');
  expect(screen.queryByRole('button', { name: 'Edit' })).toBeNull();
  expect(screen.queryByLabelText('Write a post')).toBeNull();
});

test('a refused post stays in its box with the reason, whatever it was; one that arrived empties it', async () => {
  const answers: Parameters<typeof answerCalls>[0] = {};
  const sent = answerCalls(answers);
  show(true);
  const box = (await screen.findByLabelText('Write a post')) as HTMLTextAreaElement;
  fireEvent.change(box, { target: { value: 'A long thought' } });
  const press = () => fireEvent.submit(box.closest('form')!);
  for (const [status, message, words] of [
    [400, 'Content cannot exceed 1000 characters.', 'Failed to post: Content cannot exceed 1000 characters.'],
    [429, 'Too many requests. Try again in 9 s.', 'Failed to post: Too many requests. Try again in 9 s.'],
    [401, 'Please log in first.', 'Failed to post: Your session has ended. Please log in again.'],
    [500, 'x', 'Failed to post: Unknown error'],
  ] as const) {
    answers['create-stream-post'] = () => {
      throw new TestRefusal(status, message);
    };
    press();
    await vi.waitFor(() => expect(screen.getByRole('alert').textContent).toBe(words));
    expect(box.value).toBe('A long thought');
  }
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
  press();
  await screen.findByText(/^Failed to post: You seem to be offline/);
  expect(box.value).toBe('A long thought');
  const later = answerCalls({ 'create-stream-post': () => ({ id: 'p2' }) });
  press();
  await screen.findByText('Your post is on your profile.');
  expect(screen.getByRole('link', { name: 'See it' }).getAttribute('href')).toBe('/post/p2');
  expect(box.value).toBe('');
  expect(screen.queryByRole('alert')).toBeNull();
  expect([...sent, ...later].at(-1)).toEqual(['create-stream-post', { content: 'A long thought' }]);
});

test('an edit that was refused without script is open, with what was typed and why', async () => {
  show(true, {
    intent: 'edit',
    message: 'Failed to update post: no',
    texts: { postId: 'p1', content: 'A lantern' },
  });
  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toBe('Failed to update post: no');
  expect(alert.closest('details')).toBeNull();
  expect((screen.getByLabelText('Your post') as HTMLTextAreaElement).value).toBe('A lantern');
});

test('what was being written is there again after a visit elsewhere, and gone once it is posted', async () => {
  answerCalls({ 'create-stream-post': () => ({ id: 'p2' }) });
  const { unmount } = show(true);
  const box = () => screen.findByLabelText('Write a post') as Promise<HTMLTextAreaElement>;
  fireEvent.change(await box(), { target: { value: 'Half a thought' } });
  expect(screen.getByText('14/1000')).toBeTruthy();
  unmount();
  const { unmount: leave } = show(true);
  const again = await box();
  expect(again.value).toBe('Half a thought');
  fireEvent.keyDown(again, { key: 'Enter', ctrlKey: true });
  await screen.findByText('Your post is on your profile.');
  leave();
  show(true);
  expect((await box()).value).toBe('');
});

test('a post is changed where it stands, and deleted only after a question', async () => {
  show(true);
  fireEvent.click(await screen.findByRole('button', { name: 'Edit' }));
  const box = screen.getByLabelText('Your post') as HTMLTextAreaElement;
  expect([box.value, box.closest('article')?.textContent?.includes('A lamp')]).toEqual(['A lamp', true]);
  fireEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(screen.getByText('A lamp', { selector: '.post-text' })).toBeTruthy();
  standInForDialogs();
  fireEvent.click(screen.getByRole('button', { name: 'Delete' }));
  expect(screen.getByRole('heading', { name: 'Delete this post?' })).toBeTruthy();
});
