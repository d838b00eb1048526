import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { createRoutesStub } from 'react-router';
import { afterEach, expect, test, vi } from 'vitest';
import { LinkedText, type Moments } from './linked-text.tsx';

afterEach(cleanup);

function show(
  text: string,
  more: { isMember?: (name: string) => boolean; tags?: string[]; moments?: Moments } = {},
) {
  const Page = createRoutesStub([{ path: '*', Component: () => <LinkedText text={text} {...more} /> }]);
  const { container } = render(<Page initialEntries={['/']} />);
  const links = [...container.querySelectorAll('a')];
  return { container, links, leads: links.map((link) => link.getAttribute('href')) };
}

test('addresses are links to elsewhere, in a tab of their own, and what stands after them is not', () => {
  const text =
    'See https://a.example/x?y=1. (http://b.example/) and https://c.example/Lantern_(film), https://d.example…';
  const { container, links, leads } = show(text);
  expect(leads).toEqual([
    'https://a.example/x?y=1',
    'http://b.example/',
    'https://c.example/Lantern_(film)',
    'https://d.example',
  ]);
  for (const link of links)
    expect([link.rel, link.target]).toEqual(['nofollow ugc noopener noreferrer', '_blank']);
  expect(container.textContent).toBe(text);
});

test('nothing else leads anywhere: no script, no data, no address that turns the writing', () => {
  const text =
    'javascript:alert(1) data:text/html,x <a href="https://e.example">b</a> //f.example https:// xhttps:// ftp://g';
  expect(show(text).leads).toEqual(['https://e.example']);
  cleanup();
  expect(show('https://h.example/\u202Egpj.exe').leads).toEqual(['https://h.example/']);
});

test('names and moments beside addresses are links too, and neither is looked for in one', () => {
  const playAt = vi.fn();
  const text = '@mio says 1:23 at https://a.example/@sora/4:56 and @nobody at 9:59:59';
  const { container, leads } = show(text, {
    isMember: (name) => name === 'mio',
    moments: { duration: 600, playAt, href: (seconds) => `/play/x?t=${seconds}` },
  });
  expect(leads).toEqual(['/user/mio', '/play/x?t=83', 'https://a.example/@sora/4:56']);
  expect(container.textContent).toBe(text);
  fireEvent.click(screen.getByText('1:23'));
  expect(playAt).toHaveBeenCalledWith(83);
  cleanup();
  show('At 1:23', { moments: { duration: null, playAt } });
  screen.getByRole('button', { name: '1:23' });
});

test('tags are links to their page or to the search for them, also beside names and addresses', () => {
  const text = '#Lanterns, #slow-night #1 by @mio: https://a.example/#lanterns (#slow-burn) a#lanterns';
  const { container, leads } = show(text, {
    isMember: () => true,
    tags: ['lanterns', 'slow-burn'],
  });
  expect(leads).toEqual([
    '/tags/lanterns',
    '/search?q=slow+night',
    '/user/mio',
    'https://a.example/#lanterns',
    '/tags/slow-burn',
  ]);
  expect(container.textContent).toBe(text);
  cleanup();
  expect(show('#Lanterns').leads).toEqual([]);
});
