import { cleanup, render, screen } from '@testing-library/react';
import { createRoutesStub } from 'react-router';
import { afterEach, expect, test, vi } from 'vitest';
import { SettingsNav } from './settings-nav.tsx';

afterEach(cleanup);

test('each entry of the menu has a page of its own, and the open one alone is marked', async () => {
  const Stub = createRoutesStub([{ path: '/settings/privacy', Component: SettingsNav }]);
  render(<Stub initialEntries={['/settings/privacy']} />);
  const links = await screen.findAllByRole('link');
  const pages = links.map((link) => link.getAttribute('href')?.split('#')[0]);
  expect(new Set(pages).size).toBe(links.length);
  expect(
    links
      .filter((link) => link.ariaCurrent ?? link.getAttribute('aria-current'))
      .map((link) => link.textContent),
  ).toEqual(['Privacy']);
});

test('where the row scrolls, the open page is moved into its middle', async () => {
  const size = (name: string, value: number) =>
    vi.spyOn(HTMLElement.prototype, name as 'offsetLeft', 'get').mockReturnValue(value);
  const sizes = [size('offsetLeft', 700), size('offsetWidth', 100)];
  const box = vi.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(390);
  const Stub = createRoutesStub([{ path: '/settings/delete', Component: SettingsNav }]);
  render(<Stub initialEntries={['/settings/delete']} />);
  const row = (await screen.findByRole('navigation')).firstElementChild;
  expect(row?.scrollLeft).toBe(555);
  for (const one of [...sizes, box]) one.mockRestore();
});
