import { cleanup, render, screen } from '@testing-library/react';
import { createRoutesStub } from 'react-router';
import { afterEach, expect, test } from 'vitest';
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
