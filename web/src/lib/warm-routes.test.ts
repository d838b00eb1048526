import { afterEach, expect, test } from 'vitest';
import { warmRoutes } from './warm-routes.ts';

const routes = Object.fromEntries(
  ['routes/home', 'routes/studio', 'routes/admin/users', 'routes/admin/layout'].map((id) => [
    id,
    { id, module: `/assets/${id.replaceAll('/', '-')}.js` },
  ]),
);

function warmedAt(path: string): (string | null)[] {
  history.replaceState(null, '', path);
  Object.assign(window, { __reactRouterManifest: { routes } });
  warmRoutes();
  return [...document.head.querySelectorAll('link')].map((link) => link.getAttribute('href'));
}

afterEach(() => {
  document.head.innerHTML = '';
  history.replaceState(null, '', '/');
});

test('a page of the back office fetches the code of its neighbours, and none of public pages', () => {
  const inside = ['/assets/routes-admin-users.js', '/assets/routes-admin-layout.js'];
  expect(warmedAt('/admin/jobs')).toEqual(inside);
});

test('other pages fetch none of the back office, also where they know of it', () => {
  const outside = ['/assets/routes-home.js', '/assets/routes-studio.js'];
  expect(warmedAt('/studio')).toEqual(outside);
});
