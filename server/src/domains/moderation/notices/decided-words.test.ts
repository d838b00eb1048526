import assert from 'node:assert/strict';
import { test } from 'node:test';
import { policy } from '#contract/policy.ts';
import { type DecidedItem, decidedLines, decidedWords, redressWords } from './decided-words.ts';

const item: DecidedItem = {
  state: 'upheld',
  target_action: 'remove',
  places: null,
  ground: 'COPYRIGHT',
  detections: ['notice'],
  was_held: false,
};
const words = (more: Partial<DecidedItem> = {}): string => decidedWords({ ...item, ...more }).join(' ');

test('a notifier is told the measure that was taken, the rule, and whether a program took part', () => {
  assert.equal(
    words(),
    `You were right: it was removed. The rule it’s based on: ${policy.COPYRIGHT.rule} A person decided; no program took part.`,
  );
  assert.match(words({ target_action: 'leave' }), /^You were right: it breaks a rule\. It stays/);
  assert.match(
    words({ target_action: 'limit', places: { mode: 'except', places: ['DE'] } }),
    /^You were right: it is shown .*Germany/,
  );
  assert.match(
    words({ was_held: true }),
    /A program had taken it out of sight until then\. A person decided\./,
  );
  assert.match(words({ detections: ['notice', 'list'] }), /A program had found it as well\./);
  assert.match(words({ detections: ['copy'] }), /a program applied that to it\./);
  assert.doesNotMatch(words({ ground: null }), /rule it’s based on/);
  const refused = words({ state: 'dismissed', target_action: 'leave', ground: null });
  assert.match(refused, /^We looked at it and found nothing that breaks/);
});

test('the mail groups addresses of one outcome, repeats none, and names redress', () => {
  const items = [item, { ...item, state: 'dismissed' as const }, item, null].map((decided, at) => ({
    position: at + 1,
    decided,
  }));
  const [first, second, ...more] = decidedLines(items);
  assert.match(first ?? '', /^Addresses 1, 3 of 4: You were right/);
  assert.match(second ?? '', /^Address 2 of 4: We looked at it/);
  assert.deepEqual(more, []);
  assert.match(redressWords(true), /within six months.*out-of-court .*, or to a court/);
  assert.doesNotMatch(redressWords(false), /six months/);
});
