import assert from 'node:assert/strict';
import { test } from 'node:test';
import { complaintLimits } from '#contract/complaint-lists.ts';
import { counterNoticeLimits } from '#contract/counter-notice-lists.ts';
import { type LegalPageName, legalPages } from '#contract/legal-lists.ts';
import { limits } from '#contract/limits.ts';
import { noticeLimits } from '#contract/notice-lists.ts';
import { seedText } from './current-version.ts';

const said: Readonly<Partial<Record<LegalPageName, readonly string[]>>> = {
  terms: [
    `There are ${limits.deletionGraceDays} days in which`,
    `three upheld notices of infringement within ${limits.strikeDays} days`,
  ],
  dmca: [
    `returns after ${counterNoticeLimits.fromDays} and at the latest ${counterNoticeLimits.byDays} business days`,
    `a strike, for ${limits.strikeDays} days`,
    'works for three days',
    'With three at a time',
  ],
  'eu-dsa': ['may complain once within six months'],
};

test('numbers that the texts name are those of the program', async () => {
  assert.deepEqual([limits.strikesForSuspension, noticeLimits.confirmDays], [3, 3]);
  assert.equal(Math.round(complaintLimits.days / 30.5), 6);
  for (const page of legalPages)
    for (const words of said[page] ?? [])
      assert.ok((await seedText(page)).includes(words), `${page}: ${words}`);
});

test('no text promises what the program has no control for', async () => {
  for (const page of legalPages) {
    const text = await seedText(page);
    for (const promise of [
      /reaches us at once, and/,
      /does not come back by a second upload\./,
      /no picture of your face/,
      /where you live, or what you have watched/,
      /copy of the document/,
      /recommendations? .*in your settings/i,
    ])
      assert.doesNotMatch(text, promise, page);
  }
});
