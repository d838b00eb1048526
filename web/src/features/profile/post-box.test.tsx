import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { createRoutesStub } from 'react-router';
import { afterEach, expect, test } from 'vitest';
import { MemberProvider } from '../../state/member.tsx';
import { memberRow, shownPost } from '../../test-data.ts';
import { Post } from './post.tsx';
import { PostBox } from './post-box.tsx';

afterEach(cleanup);

const open = (replies: number) => {
  const Page = createRoutesStub([
    {
      path: '/',
      Component: () => <Post post={shownPost({ replies })} action="/" isOwn={false} refused={null} />,
    },
    {
      path: '/post/:id',
      Component: () => (
        <MemberProvider initial={memberRow()}>
          <PostBox action="/" wrong={null} answers="p1" />
        </MemberProvider>
      ),
    },
  ]);
  render(<Page />);
};

test('pressing Reply leads into the field; whoever wants to read what others replied is left to read', async () => {
  open(0);
  fireEvent.click(await screen.findByRole('link', { name: 'Reply' }));
  expect(document.activeElement).toBe(await screen.findByLabelText('Write a reply'));
  cleanup();
  open(2);
  fireEvent.click(await screen.findByRole('link', { name: '2 replies' }));
  expect(document.activeElement).not.toBe(await screen.findByLabelText('Write a reply'));
});
