import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { createRoutesStub } from 'react-router';
import { afterEach, expect, test } from 'vitest';
import { BrowserLink, Link, ServerLink } from './link.tsx';

afterEach(cleanup);

const props = { className: 'btn', rel: 'next', to: '/play/lantern?t=90', preventScrollReset: true };
const Page = createRoutesStub([
  { path: '/', Component: () => <BrowserLink {...props}>Lantern</BrowserLink> },
  { path: '/play/:slug', Component: () => <h1>Watching</h1> },
]);

test('a link is the same element on both sides', () => {
  const server = render(<ServerLink {...props}>Lantern</ServerLink>).container.innerHTML;
  expect(server).toBe('<a class="btn" rel="next" href="/play/lantern?t=90">Lantern</a>');
  expect(render(<Page initialEntries={['/']} />).container.innerHTML).toBe(server);
});

test('where there is a document a link is the browser’s', () => {
  expect(Link).toBe(BrowserLink);
});

test('in a browser a link leads on without loading the page again', async () => {
  render(<Page initialEntries={['/']} />);
  fireEvent.click(screen.getByRole('link'));
  expect(await screen.findByRole('heading', { name: 'Watching' })).toBeTruthy();
});
