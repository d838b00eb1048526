import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { createRoutesStub } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { toCard } from '../../page/video-card.ts';
import { DEFAULT_SETTINGS } from '../../state/layout-settings.ts';
import { PageStateProvider } from '../../state/page-state.tsx';
import { videoCard } from '../../test-data.ts';
import { Spotlight } from './spotlight.tsx';

let still = false;
beforeEach(() => {
  still = false;
  vi.useFakeTimers();
  vi.stubGlobal('matchMedia', () => ({ matches: still, addEventListener() {}, removeEventListener() {} }));
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const five = [1, 2, 3, 4, 5].map((n) =>
  toCard(videoCard({ video_id: `v${n}`, slug: `v${n}`, title: `Title ${n}` })),
);
function show(cards = five) {
  const Page = () => (
    <PageStateProvider initial={DEFAULT_SETTINGS} gated={false}>
      <Spotlight cards={cards} />
    </PageStateProvider>
  );
  const Stub = createRoutesStub([{ path: '/', Component: Page }]);
  render(<Stub initialEntries={['/']} />);
}
const wait = (time: number) => act(() => void vi.advanceTimersByTime(time));
const label = () => document.querySelector('.eyebrow')?.textContent;

test('slides move on every five seconds and wrap at the end', () => {
  show();
  expect(label()).toBe('#1 SPOTLIGHT');
  wait(4_999);
  expect(label()).toBe('#1 SPOTLIGHT');
  wait(1);
  expect(label()).toBe('#2 SPOTLIGHT');
  for (let slide = 3; slide <= 6; slide++) wait(5_000);
  expect(label()).toBe('#1 SPOTLIGHT');
});

test('the buttons wrap at both ends, and a manual choice ends the show for good', () => {
  show();
  fireEvent.click(screen.getByLabelText('Previous slide'));
  expect(label()).toBe('#5 SPOTLIGHT');
  fireEvent.click(screen.getByLabelText('Next slide'));
  expect(label()).toBe('#1 SPOTLIGHT');
  wait(20_000);
  expect(label()).toBe('#1 SPOTLIGHT');
  expect(screen.getByLabelText('Play the slideshow')).toBeTruthy();
});

test('a frame leads to its slide and Watch Now to its video', () => {
  show();
  fireEvent.click(screen.getByLabelText('Slide 3 of 5'));
  expect(screen.getByRole('link', { name: 'Watch Now' }).getAttribute('href')).toBe('/play/v3');
});

test('the pause button stops the show and starts it again', () => {
  show();
  fireEvent.click(screen.getByLabelText('Pause the slideshow'));
  wait(6_000);
  expect(label()).toBe('#1 SPOTLIGHT');
  fireEvent.click(screen.getByLabelText('Play the slideshow'));
  wait(5_000);
  expect(label()).toBe('#2 SPOTLIGHT');
});

test('focus inside holds the show', () => {
  show();
  act(() => screen.getByRole('link', { name: 'Watch Now' }).focus());
  wait(0);
  wait(11_000);
  expect(label()).toBe('#1 SPOTLIGHT');
});

test('nothing moves by itself with reduced motion', () => {
  still = true;
  show();
  wait(11_000);
  expect(label()).toBe('#1 SPOTLIGHT');
  expect(screen.queryByLabelText('Pause the slideshow')).toBeNull();
});

test('a swipe to the left goes on', () => {
  show();
  const box = screen.getByLabelText('Spotlight');
  const touch = (type: string, clientX: number) =>
    fireEvent(box, Object.assign(new MouseEvent(type, { bubbles: true, clientX }), { pointerType: 'touch' }));
  touch('pointerdown', 300);
  touch('pointerup', 200);
  expect(label()).toBe('#2 SPOTLIGHT');
});

test('an empty spotlight and a slide without a picture say so', () => {
  show([]);
  expect(document.body.textContent).toContain('No Spotlight Content Available');
  cleanup();
  show([toCard(videoCard({ thumbnail_url: null }))]);
  expect(document.body.textContent).toContain('No Image Available');
});
