import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sizeWords } from '#contract/ad-fitting.ts';
import { fitsSize, whyNotFitting } from './fitting-sizes.ts';

const banner = (width: number | null, height: number | null) =>
  ({ ad_type: 'banner', title: 'Lantern', width, height }) as const;

test('a creative fits a room of its shape that is not larger', () => {
  assert.equal(fitsSize(banner(300, 250), '300x250'), true);
  assert.equal(fitsSize(banner(600, 500), '300x250'), true);
  assert.equal(fitsSize(banner(305, 250), '300x250'), true, 'within two hundredths');
  assert.equal(fitsSize(banner(307, 250), '300x250'), false);
  assert.equal(fitsSize(banner(299, 250), '300x250'), false, 'it would be drawn larger than it is');
  assert.equal(fitsSize(banner(250, 300), '300x250'), false);
  assert.equal(fitsSize(banner(null, null), '300x250'), false);
});

test('windows go where windows are opened, and nothing else does', () => {
  const popup = { ad_type: 'popup', title: 'Lantern', width: 800, height: 600 } as const;
  assert.equal(fitsSize(popup, 'popup'), true);
  assert.equal(fitsSize(popup, 'popunder'), false);
  assert.equal(fitsSize(popup, '800x600'), false);
  assert.equal(fitsSize(banner(800, 600), 'popup'), false);
});

test('a refusal names the creative, its size and the sizes of the placement', () => {
  const placement = { name: 'Side', sizes: ['300x250', '336x280'] };
  assert.equal(whyNotFitting(banner(600, 500), placement), null);
  assert.equal(
    whyNotFitting(banner(468, 60), placement),
    '"Lantern" is 468×60, and "Side" takes 300×250, 336×280: a creative fits in the same shape and at least as large.',
  );
  assert.match(String(whyNotFitting(banner(null, null), placement)), /^"Lantern" is of unknown size, /);
});

test('sizes are words for people, those of windows too', () => {
  assert.deepEqual(['300x250', 'popup', 'popunder'].map(sizeWords), ['300×250', 'Popup', 'Popunder']);
});
