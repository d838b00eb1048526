import { act, cleanup, fireEvent, render } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import PreviewLayer from './preview-layer.tsx';
import { intentDelay } from './watch-previews.ts';

const asked: Record<string, boolean> = {};
beforeEach(() => {
  vi.useFakeTimers();
  for (const query of Object.keys(asked)) delete asked[query];
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: asked[query] ?? false,
    addEventListener() {},
    removeEventListener() {},
  }));
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function page(source = '/p.webp') {
  const { container } = render(
    <>
      <article className="card" data-preview={source}>
        <div className="art">
          <img className="thumbnail" src="/t.webp" alt="" />
        </div>
        <a href="/play/x">title</a>
      </article>
      <PreviewLayer />
    </>,
  );
  const card = container.querySelector<HTMLElement>('.card')!;
  const over = (target: Element) =>
    act(
      () =>
        void target.dispatchEvent(
          Object.assign(new MouseEvent('pointerover', { bubbles: true }), { pointerType: 'mouse' }),
        ),
    );
  return { card, over, preview: () => card.querySelector('.preview') };
}
/** Two cards, and the layer for both. */
function pageOfTwo() {
  const { container } = render(
    <>
      {['a', 'b'].map((name) => (
        <article key={name} className="card" data-preview="/p.webp">
          <div className="art" />
        </article>
      ))}
      <PreviewLayer />
    </>,
  );
  const [first, second] = [...container.querySelectorAll<HTMLElement>('.card')].map((card) => ({
    card,
    preview: () => card.querySelector('.preview'),
  }));
  return [first!, second!] as const;
}
const wait = (time: number) => act(() => void vi.advanceTimersByTime(time));

test('a pointer opens the preview after 350 ms of intent, and leaving closes it', () => {
  const { card, over, preview } = page();
  over(card);
  wait(intentDelay - 1);
  expect(preview()).toBeNull();
  wait(1);
  expect(preview()).not.toBeNull();
  expect(card.className).toContain('is-hover');
  over(document.body);
  expect(preview()).toBeNull();
  expect(card.className).not.toContain('is-hover');
});

test('a pointer that only passes opens nothing', () => {
  const { card, over, preview } = page();
  over(card);
  wait(200);
  over(document.body);
  wait(1_000);
  expect(preview()).toBeNull();
});

test('keyboard focus opens it at once', () => {
  const { card, preview } = page();
  const link = card.querySelector('a')!;
  vi.spyOn(link, 'matches').mockImplementation((selector: string) => selector === ':focus-visible');
  act(() => link.focus());
  expect(preview()).not.toBeNull();
});

test('a preview that cannot be loaded leaves the thumbnail', () => {
  const { card, over, preview } = page('/p.mp4');
  over(card);
  wait(intentDelay);
  expect(preview()?.tagName).toBe('VIDEO');
  fireEvent.error(preview()!);
  expect(preview()).toBeNull();
  expect(card.querySelector('.thumbnail')).not.toBeNull();
});

test('with reduced motion the picture stays still', () => {
  asked['(prefers-reduced-motion: reduce)'] = true;
  const { card, over, preview } = page();
  over(card);
  wait(intentDelay);
  expect(card.className).toContain('is-hover');
  expect(preview()).toBeNull();
});

test('on a narrow screen one card plays by itself: the one nearest to the middle', () => {
  asked['(max-width: 639px)'] = true;
  let see: IntersectionObserverCallback = () => {};
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(callback: IntersectionObserverCallback) {
        see = callback;
      }
      observe() {}
      disconnect() {}
    },
  );
  const [first, second] = pageOfTwo();
  const place = (card: Element, top: number) => {
    card.getBoundingClientRect = () => ({ left: 0, top, width: innerWidth, height: 100 }) as DOMRect;
  };
  place(first.card, 10);
  place(second.card, innerHeight / 2 - 50);
  const seen = (isIntersecting: boolean) =>
    act(() =>
      see(
        [first, second].map(({ card }) => ({ target: card, isIntersecting })) as never,
        {} as IntersectionObserver,
      ),
    );
  seen(true);
  expect([first.preview(), second.preview()].map((one) => one !== null)).toEqual([false, true]);
  place(first.card, innerHeight / 2 - 50);
  place(second.card, innerHeight - 10);
  act(() => void dispatchEvent(new Event('scroll')));
  wait(50);
  expect([first.preview(), second.preview()].map((one) => one !== null)).toEqual([true, false]);
  seen(false);
  expect([first.preview(), second.preview()]).toEqual([null, null]);
});
