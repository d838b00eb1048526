import { act, cleanup, render, waitFor } from '@testing-library/react';
import { createRoutesStub, useNavigate } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

let sent: [string, Record<string, unknown>][];
let geo: () => Response;
beforeEach(() => {
  sessionStorage.clear();
  sent = [];
  geo = () => Response.json({ country: 'JP', city: 'Kyoto' });
  vi.stubGlobal('fetch', async (path: string, options?: { body?: string }) => {
    sent.push([path, JSON.parse(options?.body ?? '{}')]);
    return path === '/geoip' ? geo() : Response.json({ country: 'JP', message: 'ok' });
  });
});
const choose = (letters: string) => {
  // biome-ignore lint/suspicious/noDocumentCookie: as the server sets it
  document.cookie = `cookie_choices=1.1900000000.${letters}; Path=/`;
};
afterEach(() => {
  choose('');
  cleanup();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

let go: (to: string) => void = () => {};
/** A page that has just been loaded: what an earlier one knew is gone. */
async function visit() {
  vi.resetModules();
  const { default: PageViews } = await import('./page-views.tsx');
  const Page = () => {
    go = useNavigate();
    return <PageViews />;
  };
  const Stub = createRoutesStub([{ path: '*', Component: Page }]);
  render(<Stub initialEntries={['/']} />);
}
const views = () => sent.filter(([path]) => path === '/functions/v1/get-country').map(([, body]) => body);

test('the first page and each change of path are sent with the country, which is asked for once', async () => {
  await visit();
  await waitFor(() => expect(views()).toHaveLength(1));
  expect(views()[0]).toMatchObject({ country_code: 'JP', city_name: 'Kyoto', user_id: null });
  await act(async () => go('/faq'));
  await waitFor(() => expect(views()).toHaveLength(2));
  await act(async () => go('/faq?x=1'));
  await new Promise((done) => setTimeout(done, 20));
  expect(views()).toHaveLength(2);
  expect(sent.filter(([path]) => path === '/geoip')).toHaveLength(1);
  expect(views()[0]?.session_id).toBe(views()[1]?.session_id);
});

test('an unknown country is US', async () => {
  geo = () => new Response('', { status: 500 });
  vi.spyOn(console, 'debug').mockImplementation(() => {});
  await visit();
  await waitFor(() => expect(views()).toHaveLength(1));
  expect(views()[0]).toMatchObject({ country_code: 'US', city_name: null });
});

test('nothing is kept in the browser, unless statistics are allowed', async () => {
  await visit();
  await waitFor(() => expect(views()).toHaveLength(1));
  expect(sessionStorage).toHaveLength(0);
  choose('psa');
  await visit();
  await waitFor(() => expect(views()).toHaveLength(2));
  await visit();
  await waitFor(() => expect(views()).toHaveLength(3));
  expect(views()[1]?.session_id).toBe(views()[2]?.session_id);
  expect(sent.filter(([path]) => path === '/geoip')).toHaveLength(2);
  expect(Object.keys(sessionStorage).sort()).toEqual(['geo', 'session_id']);
});

test('nothing is sent where statistics are refused', async () => {
  choose('p-a');
  await visit();
  await new Promise((done) => setTimeout(done, 20));
  expect(sent).toEqual([]);
});

test('nothing is sent under Global Privacy Control', async () => {
  vi.stubGlobal('navigator', Object.assign(Object.create(navigator), { globalPrivacyControl: true }));
  await visit();
  await new Promise((done) => setTimeout(done, 20));
  expect(sent).toEqual([]);
});

test('a failure goes to the console’s debug level and nowhere else', async () => {
  const debug = vi.spyOn(console, 'debug').mockImplementation(() => {});
  const error = vi.spyOn(console, 'error').mockImplementation(() => {});
  vi.stubGlobal('fetch', async () => {
    throw new TypeError('offline');
  });
  await visit();
  await waitFor(() => expect(debug).toHaveBeenCalled());
  expect(error).not.toHaveBeenCalled();
});
