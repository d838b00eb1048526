import { afterEach, beforeEach, expect, test } from 'vitest';
import { shieldScript } from '../lib/shield-script.ts';
import { hidesSpoilers, storeShield } from './spoiler-shield.ts';

beforeEach(() => localStorage.clear());
afterEach(() => storeShield(false));

const blurs = () => document.documentElement.hasAttribute('data-shield');
function openPage() {
  document.documentElement.removeAttribute('data-shield');
  const script = document.createElement('script');
  script.textContent = shieldScript();
  document.head.append(script);
}

test('what was chosen holds at once, and on the next page before it comes to life', () => {
  openPage();
  expect([hidesSpoilers(), blurs()]).toEqual([false, false]);
  storeShield(true);
  expect([hidesSpoilers(), blurs()]).toEqual([true, true]);
  openPage();
  expect(blurs()).toBe(true);
  storeShield(false);
  openPage();
  expect([hidesSpoilers(), blurs()]).toEqual([false, false]);
});
