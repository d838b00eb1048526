import { cleanup, fireEvent, render } from '@testing-library/react';
import { useRef } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { useSurface } from './use-surface.ts';

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

/** A surface 300 px wide, and what was done on it. */
function surface({ plays = true } = {}) {
  const done: string[] = [];
  function Surface() {
    const ref = useRef<HTMLDivElement>(null);
    useSurface(ref, {
      togglePlay: () => done.push('play'),
      fullscreen: () => done.push('full screen'),
      jump: (direction) => done.push(direction > 0 ? 'ahead' : 'back'),
      toggleControls: () => done.push('controls'),
      playFaster: (isFaster) => {
        if (plays) done.push(isFaster ? 'faster' : 'as before');
        return plays;
      },
    });
    return <div ref={ref} data-testid="surface" />;
  }
  const element = render(<Surface />).getByTestId('surface');
  element.getBoundingClientRect = () => new DOMRect(0, 0, 300, 170);
  const press = (pointerType: string, at: number) =>
    fireEvent(element, new PointerEvent('click', { bubbles: true, clientX: at, pointerType }));
  /** As a browser tells of two presses; of a double click not every one says what it was made with. */
  const twice = (pointerType: string, at: number) => {
    press(pointerType, at);
    press(pointerType, at);
    fireEvent(element, new MouseEvent('dblclick', { bubbles: true, clientX: at }));
  };
  const hold = (ms: number) => {
    const told = { bubbles: true, clientX: 150, pointerType: 'touch', isPrimary: true, button: 0 };
    fireEvent(element, new PointerEvent('pointerdown', told));
    vi.advanceTimersByTime(ms);
    fireEvent(document.body, new PointerEvent('pointerup', told));
    press('touch', 150);
  };
  return { done, press, twice, hold };
}

test('held down, it plays faster until it is let go, and that was no tap', () => {
  vi.useFakeTimers();
  const { done, press, hold } = surface();
  hold(800);
  expect(done).toEqual(['faster', 'as before']);
  press('touch', 150);
  expect(done.slice(2), 'the next one is').toEqual(['controls']);
  done.length = 0;
  hold(200);
  expect(done).toEqual(['controls']);
});

test('a long press on a picture that is paused is a click like any other', () => {
  vi.useFakeTimers();
  const { done, hold } = surface({ plays: false });
  hold(800);
  expect(done).toEqual(['controls']);
});

test('a double tap at a side jumps, leaves the controls as they were, and never goes full screen', () => {
  const { done, press, twice } = surface();
  twice('touch', 280);
  expect(done).toEqual(['controls', 'controls', 'ahead']);
  press('touch', 280);
  expect(done.slice(3), 'a third tap jumps once more').toEqual(['ahead']);
  done.length = 0;
  twice('touch', 10);
  expect(done).toEqual(['controls', 'controls', 'back']);
});

test('a tap shows or hides the controls, and so do two in the middle', () => {
  const { done, press, twice } = surface();
  press('touch', 280);
  expect(done).toEqual(['controls']);
  done.length = 0;
  twice('touch', 150);
  expect(done).toEqual(['controls', 'controls']);
});

test('a mouse plays with a click and goes full screen with two', () => {
  const { done, press, twice } = surface();
  press('mouse', 280);
  expect(done).toEqual(['play']);
  done.length = 0;
  twice('mouse', 280);
  expect(done).toEqual(['play', 'play', 'full screen']);
});
