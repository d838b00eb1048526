import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { SiteSettings } from '#contract/site-settings.ts';
import { deletesMore } from './retention-rules.ts';

const rules = (
  rule: SiteSettings['sourceRetention']['rule'],
  days: SiteSettings['sourceRetention']['days'] = 30,
  tallRungMonths: SiteSettings['tallRungMonths'] = 0,
) => ({ sourceRetention: { rule, days }, tallRungMonths });

test('rules that let go sooner delete more, and those that wait longer do not', () => {
  assert.equal(deletesMore(rules('never'), rules('days')), true);
  assert.equal(deletesMore(rules('days', 90), rules('days', 7)), true);
  assert.equal(deletesMore(rules('days'), rules('ready')), true);
  assert.equal(deletesMore(rules('ready', 30, 0), rules('ready', 30, 24)), true);
  assert.equal(deletesMore(rules('ready', 30, 12), rules('ready', 30, 6)), true);
  assert.equal(deletesMore(rules('ready'), rules('never')), false);
  assert.equal(deletesMore(rules('days', 7), rules('days', 365)), false);
  assert.equal(deletesMore(rules('never', 7), rules('never', 365)), false);
  assert.equal(deletesMore(rules('ready', 30, 6), rules('ready', 30, 0)), false);
});
