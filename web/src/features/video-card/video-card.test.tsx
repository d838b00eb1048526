import { cleanup, render, screen } from '@testing-library/react';
import { createRoutesStub } from 'react-router';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { toCard } from '../../page/video-card.ts';
import { DEFAULT_SETTINGS, type LayoutSettings } from '../../state/layout-settings.ts';
import { PageStateProvider } from '../../state/page-state.tsx';
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

const links = () => screen.getAllByRole('link').map((link) => [link.getAttribute('href'), link.textContent]);

test('a card leads to the video by its title, then to the uploader by the name', () => {
  show({ uploader_username: 'mika', uploader_display_name: 'Mika Doe' });
  expect(links()).toEqual([
    ['/play/glass-sparrow', 'Glass Sparrow'],
    ['/user/mika', 'Mika Doe'],
  ]);
});

test('a card of a video that is nobody’s has one link', () => {
  show({ uploader_username: null, uploader_display_name: null });
  expect(links()).toEqual([['/play/glass-sparrow', 'Glass Sparrow']]);
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
