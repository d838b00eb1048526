import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { createRoutesStub, useLocation } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { toCard } from '../../page/video-card.ts';
import { DEFAULT_SETTINGS, type LayoutSettings } from '../../state/layout-settings.ts';
import { PageStateProvider } from '../../state/page-state.tsx';
import { videoCard } from '../../test-data.ts';
import { CardLayers } from './card-layers.tsx';
import { VideoGrid } from './video-grid.tsx';
import { pressTime } from './watch-long-press.ts';

const asked: Record<string, boolean> = {};
beforeEach(() => {
  localStorage.clear();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  for (const query of Object.keys(asked)) delete asked[query];
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: asked[query] ?? false,
    addEventListener() {},
    removeEventListener() {},
  }));
  // jsdom has the element without its methods.
  HTMLDialogElement.prototype.showModal = function () {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function () {
    this.open = false;
    this.dispatchEvent(new Event('close'));
  };
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function show(settings: Partial<LayoutSettings> = {}) {
  const card = toCard(videoCard({ animated_preview_url: '/p.mp4' }));
  const Page = () => (
    <PageStateProvider initial={{ ...DEFAULT_SETTINGS, ...settings }} gated={false}>
      <p data-testid="place">{useLocation().pathname}</p>
      <VideoGrid cards={[card]} />
      <CardLayers />
    </PageStateProvider>
  );
  const Stub = createRoutesStub([{ path: '*', Component: Page }]);
  render(<Stub initialEntries={['/']} />);
  const link = screen.getByRole('link', { name: 'Glass Sparrow' });
  const finger = (type: string, more: object = {}) =>
    act(() => {
      const event = new MouseEvent(type, { bubbles: true, cancelable: true, ...more });
      link.dispatchEvent(Object.assign(event, { pointerType: 'touch', isPrimary: true }));
    });
  return { link, finger };
}
const wait = (time: number) => act(() => vi.advanceTimersByTimeAsync(time));
const sheet = () => screen.queryByRole('dialog');
const place = () => screen.getByTestId('place').textContent;

test('a finger held on a card opens its sheet, and lifting it follows no link', async () => {
  const { link, finger } = show();
  finger('pointerdown');
  await wait(pressTime - 1);
  expect(sheet()).toBeNull();
  await wait(1);
  await vi.waitFor(() => expect(sheet()).not.toBeNull());
  finger('pointerup');
  fireEvent.click(link);
  expect(place()).toBe('/');
  expect(screen.getByRole('link', { name: 'Watch Now' }).getAttribute('href')).toBe('/play/glass-sparrow');
  expect(sheet()!.textContent).toContain('A bird of glass.');
});

test('what is pressed right after the finger was lifted is followed', async () => {
  const { finger } = show();
  finger('pointerdown');
  await wait(pressTime);
  await vi.waitFor(() => expect(sheet()).not.toBeNull());
  finger('pointerup');
  finger('pointerdown');
  fireEvent.click(screen.getByRole('link', { name: 'Watch Now' }));
  expect(place()).toBe('/play/glass-sparrow');
});

test('a finger that moves on, is lifted early or belongs to a scroll opens nothing', async () => {
  const { finger } = show();
  finger('pointerdown');
  finger('pointermove', { clientY: 40 });
  await wait(2 * pressTime);
  finger('pointerdown');
  finger('pointerup');
  await wait(2 * pressTime);
  finger('pointerdown');
  finger('pointercancel');
  await wait(2 * pressTime);
  expect(sheet()).toBeNull();
});

test('the menu that a browser opens for a held link gives way to the sheet', async () => {
  const { link, finger } = show();
  finger('pointerdown');
  let allowed = true;
  act(() => {
    allowed = link.dispatchEvent(new MouseEvent('contextmenu', { bubbles: true, cancelable: true }));
  });
  expect(allowed).toBe(false);
  await vi.waitFor(() => expect(sheet()).not.toBeNull());
});

test('a mouse keeps its menu, and held down it opens nothing', async () => {
  const { link } = show();
  act(() => {
    const press = new MouseEvent('pointerdown', { bubbles: true });
    link.dispatchEvent(Object.assign(press, { pointerType: 'mouse', isPrimary: true }));
  });
  await wait(2 * pressTime);
  expect(sheet()).toBeNull();
  const menu = new MouseEvent('contextmenu', { bubbles: true, cancelable: true });
  expect(link.dispatchEvent(menu)).toBe(true);
});

test('the sheet plays the clip; where previews are off or motion is reduced it keeps to the picture', async () => {
  const held = async (settings: Partial<LayoutSettings> = {}) => {
    cleanup();
    const { finger } = show(settings);
    finger('pointerdown');
    await wait(pressTime);
    await vi.waitFor(() => expect(sheet()).not.toBeNull());
    return { clip: sheet()!.querySelector('video'), picture: sheet()!.querySelector('img') };
  };
  const { clip } = await held();
  expect(clip?.getAttribute('src')).toBe('/p.mp4');
  expect((await held({ autoPlayPreviews: false })).clip).toBeNull();
  asked['(prefers-reduced-motion: reduce)'] = true;
  const still = await held();
  expect(still.clip).toBeNull();
  expect(still.picture?.getAttribute('src')).toBe('/media/a/thumbnail.webp');
});

test('a press beside the sheet closes it; the lifted finger that opened it does not', async () => {
  const { finger } = show();
  finger('pointerdown');
  await wait(pressTime);
  await vi.waitFor(() => expect(sheet()).not.toBeNull());
  fireEvent.click(sheet()!);
  expect(sheet()).not.toBeNull();
  fireEvent.pointerDown(sheet()!);
  fireEvent.click(sheet()!);
  expect(sheet()).toBeNull();
});
