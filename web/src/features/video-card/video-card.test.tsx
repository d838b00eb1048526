import { cleanup, render, screen } from '@testing-library/react';
import { createRoutesStub } from 'react-router';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { DEFAULT_SETTINGS, type LayoutSettings } from '../../api/layout-settings.ts';
import { PageStateProvider } from '../../api/page-state.tsx';
import { toCard } from '../../api/video-card.ts';
import { videoCard } from '../../test-data.ts';
import { VideoGrid } from './video-grid.tsx';

beforeEach(() => localStorage.clear());
afterEach(cleanup);

function show(part: Parameters<typeof videoCard>[0], settings: Partial<LayoutSettings> = {}, gated = false) {
  const Page = () => (
    <PageStateProvider initial={{ ...DEFAULT_SETTINGS, ...settings }} gated={gated}>
      <VideoGrid cards={[toCard(videoCard(part))]} />
    </PageStateProvider>
  );
  const Stub = createRoutesStub([{ path: '/', Component: Page }]);
  return render(<Stub initialEntries={['/']} />).container;
}

test('a card has one link, to the watch page, on its title', () => {
  show({});
  const links = screen.getAllByRole('link');
  expect(links).toHaveLength(1);
  expect(links[0]!.getAttribute('href')).toBe('/play/glass-sparrow');
  expect(links[0]!.textContent).toBe('Glass Sparrow');
});

test('a video without a picture says so', () => {
  expect(show({ thumbnail_url: null }).textContent).toContain('No Image');
});

test('under the age gate there is no picture and no preview', () => {
  const page = show({ animated_preview_url: '/p.mp4' }, {}, true);
  expect(page.querySelector('img')).toBeNull();
  expect(page.querySelector('[data-preview]')).toBeNull();
});

test('the square card alone says Ongoing', () => {
  expect(show({ status: 'ongoing' }, { viewLayout: 'compact' }).textContent).toContain('Ongoing');
  cleanup();
  expect(show({ status: 'ongoing' }, { viewLayout: 'standard' }).textContent).not.toContain('Ongoing');
});

test('each view has its form', () => {
  for (const [viewLayout, selector] of [
    ['compact', '.square'],
    ['standard', '.card:not(.row)'],
    ['large', '.about'],
    ['list', '.row:not(.detailed)'],
    ['details', '.row.detailed'],
  ] as const) {
    expect(show({}, { viewLayout }).querySelector(selector), viewLayout).not.toBeNull();
    cleanup();
  }
});

test('the detailed row of a video without a description says so', () => {
  expect(show({ description: null }, { viewLayout: 'details' }).textContent).toContain('No description.');
});

test('previews are offered only while they are switched on', () => {
  const part = { animated_preview_url: '/p.mp4' };
  expect(show(part).querySelector('[data-preview="/p.mp4"]')).not.toBeNull();
  cleanup();
  expect(show(part, { autoPlayPreviews: false }).querySelector('[data-preview]')).toBeNull();
});
