import { afterEach, expect, test, vi } from 'vitest';
import { floatFreely, freePlace } from './free-place.ts';

const box = (left: number, top: number, width: number, height: number) => ({
  left,
  top,
  right: left + width,
  bottom: top + height,
});
const desktop = [1440, 900] as const;
const phone = [390, 844] as const;
const onDesktop = box(1108, 596, 312, 284);
const onPhone = box(58, 476, 312, 284);

test('an ad floats in its corner, and above the mini-player if there is one', () => {
  expect(freePlace(onDesktop, [], [box(56, 92, 900, 506)], ...desktop)).toBe(0);
  expect(freePlace(onDesktop, [662], [], ...desktop)).toBe(880 - 650);
});

test('an ad never floats on the player, nor on the header', () => {
  expect(freePlace(onDesktop, [], [box(56, 92, 1328, 747)], ...desktop), 'in theater').toBeNull();
  expect(freePlace(onPhone, [], [box(0, 0, 390, 219)], ...phone)).toBe(0);
  expect(freePlace(onPhone, [], [box(0, 400, 390, 219)], ...phone), 'the page was scrolled back').toBeNull();
  expect(freePlace(onDesktop, [300], [box(0, 0, 1440, 64)], ...desktop)).toBeNull();
});

test('on a phone an ad and the mini-player leave the page its share, and one on its side has no ad', () => {
  expect(freePlace(onPhone, [622], [], ...phone)).toBeNull();
  expect(freePlace(box(512, 86, 312, 284), [], [], 844, 390)).toBeNull();
});

afterEach(() => {
  vi.unstubAllGlobals();
  document.body.innerHTML = '';
});

test('it goes while it would lie on the player, comes back afterwards, and is drawn once', () => {
  const seen: (() => void)[] = [];
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(told: () => void) {
        seen.push(told);
      }
      observe() {}
      disconnect() {}
    },
  );
  vi.stubGlobal('requestAnimationFrame', (act: () => void) => {
    act();
    return 0;
  });
  document.body.innerHTML = '<div class="watch-player"></div><div class="room" hidden></div>';
  const [player, room] = [...document.body.children] as [HTMLElement, HTMLElement];
  let width = 1328;
  player.getBoundingClientRect = () => new DOMRect(56, 92, width, 747);
  room.getBoundingClientRect = () => new DOMRect(700, 400, 312, 284);
  const end = new AbortController();
  const come = vi.fn();
  const float = floatFreely(end.signal);
  float(room, come);
  expect([room.hidden, come.mock.calls.length]).toEqual([true, 0]);
  width = 600;
  seen[0]?.();
  expect([room.hidden, come.mock.calls.length]).toEqual([false, 1]);
  width = 1328;
  dispatchEvent(new Event('scroll'));
  expect(room.hidden).toBe(true);
  width = 600;
  dispatchEvent(new Event('scroll'));
  expect([room.hidden, come.mock.calls.length]).toEqual([false, 1]);
  end.abort();
  width = 1328;
  dispatchEvent(new Event('scroll'));
  expect(room.hidden, 'the page was left').toBe(false);
});
