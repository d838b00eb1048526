import type { ClientInstrumentation } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { guardNavigation } from './route-chunks.ts';

type Guard = NonNullable<
  Parameters<Parameters<NonNullable<ClientInstrumentation['router']>>[0]['instrument']>[0]['navigate']
>;
type Went = Awaited<ReturnType<Parameters<Guard>[0]>>;

/** What the router would be given. */
function guard(): Guard {
  let found: Guard | undefined;
  guardNavigation.router?.({
    instrument: ({ navigate }) => {
      found = navigate;
    },
  });
  return found!;
}
const info = (to: string) => ({ to, currentUrl: '/' }) as Parameters<Guard>[1];
const going = () => document.documentElement.dataset.going;
const turn = () => new Promise((done) => setTimeout(done));

/** A navigation that lasts until it is told to end. */
function slow() {
  let end: () => void = () => {};
  const over = new Promise<Went>((done) => {
    end = () => done({ status: 'success' } as Went);
  });
  return { go: vi.fn(() => over), end };
}

beforeEach(() => {
  Object.assign(window, {
    __reactRouterManifest: { routes: { 'routes/admin/layout': { id: 'routes/admin/layout', module: '' } } },
  });
});
afterEach(() => {
  vi.restoreAllMocks();
  delete document.documentElement.dataset.going;
});

test('the document says at once where it goes, and no longer once it is there', async () => {
  const { go, end } = slow();
  const over = guard()(go, info('/play/night-bus'));
  expect(going()).toBe('/play/night-bus');
  await turn();
  expect(go).toHaveBeenCalled();
  expect(going()).toBe('/play/night-bus');
  end();
  await over;
  expect(going()).toBeUndefined();
});

test('of the same page it says no address, for which nothing is drawn over it', async () => {
  const { go } = slow();
  void guard()(go, info(`${location.pathname}?page=2`));
  expect(going()).toBe('');
});

test('without a line it waits, and goes on by itself; what was pressed before another link does not', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const navigate = guard();
  const [first, second] = [slow(), slow()];
  void navigate(first.go, info('/faq'));
  void navigate(second.go, info('/search'));
  await turn();
  expect(second.go).not.toHaveBeenCalled();
  expect(going()).toBe('/search');
  dispatchEvent(new Event('online'));
  await turn();
  expect(second.go).toHaveBeenCalled();
  expect(first.go).not.toHaveBeenCalled();
});
