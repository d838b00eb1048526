import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { createRoutesStub } from 'react-router';
import { afterEach, expect, test } from 'vitest';
import { LinkedText } from './linked-text.tsx';
import { Stream } from './stream.tsx';

afterEach(cleanup);

const post = {
  id: 'p1',
  content: 'A lamp',
  moment: '2026-11-21T10:00:00Z',
  ago: '2h ago',
  isEdited: true,
  isHeld: false,
};
function show(isOwn: boolean, wrong: { intent: string; message: string } | null = null) {
  const Page = createRoutesStub([
    {
      path: '/',
      Component: () => (
        <Stream posts={[post]} action="/user/mio" isOwn={isOwn} mayPost={isOwn} wrong={wrong} older={null} />
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
  expect(screen.getByText('Edit')).toBeTruthy();
  unmount();
  show(false);
  await screen.findByText('A lamp');
  expect(screen.queryByText('Edit')).toBeNull();
  expect(screen.queryByLabelText('Write a post')).toBeNull();
});
