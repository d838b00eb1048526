import assert from 'node:assert/strict';
import { test } from 'node:test';
import { casePriorities } from '#contract/case-lists.ts';
import { AppError } from '../../../kit/app-error.ts';
import {
  byGravity,
  caseTitle,
  priorityOf,
  priorityRange,
  readDecision,
  reliabilityOf,
  steps,
  type TypedDecision,
} from './case-rules.ts';

const refusal = (typed: TypedDecision, kinds: Parameters<typeof readDecision>[1] = ['video']): string => {
  try {
    readDecision(typed, kinds);
    return 'taken';
  } catch (error) {
    return error instanceof AppError ? `${error.field}: ${error.message}` : 'a bug';
  }
};
const upheld = { p_outcome: 'upheld', p_ground: 'COPYRIGHT', p_explanation: 'It is another’s.' } as const;

test('a dismissal leaves everything as it was', () => {
  assert.equal(refusal({ p_outcome: 'dismissed' }), 'taken');
  const dismissed = { p_outcome: 'dismissed' } as const;
  for (const more of [
    { p_target_action: 'remove' },
    { p_target_action: 'unpublish' },
    { p_author_action: 'warning' },
    { p_takes_upload_right: true },
    { p_stays_down: true },
  ] as const)
    assert.match(refusal({ ...dismissed, ...more }), new RegExp(`^${Object.keys(more)[0]}: `));
  assert.equal(readDecision({ ...upheld, ...dismissed }, ['video']).ground, null);
});

test('what is upheld has a rule and an explanation', () => {
  assert.equal(refusal(upheld), 'taken');
  assert.equal(refusal({ ...upheld, p_ground: null }), 'p_ground: Choose the rule it breaks.');
  assert.equal(
    refusal({ ...upheld, p_explanation: ' \n ' }),
    'p_explanation: Say why, in words for whoever made it.',
  );
});

test('only videos are unpublished, and only removed ones stay down', () => {
  assert.equal(refusal({ ...upheld, p_target_action: 'unpublish' }), 'taken');
  assert.match(
    refusal({ ...upheld, p_target_action: 'unpublish' }, ['video', 'comment']),
    /^p_target_action/,
  );
  assert.equal(refusal({ ...upheld, p_target_action: 'remove', p_stays_down: true }), 'taken');
  assert.match(refusal({ ...upheld, p_stays_down: true }), /^p_stays_down/);
  assert.match(
    refusal({ ...upheld, p_target_action: 'remove', p_stays_down: true }, ['photo']),
    /^p_stays_down/,
  );
});

test('one report makes nobody a saint or a liar, and a false one weighs as three', () => {
  assert.equal(reliabilityOf({ upheld: 0, dismissed: 0, falsely: 0 }), 0.5);
  assert.equal(reliabilityOf({ upheld: 1, dismissed: 0, falsely: 0 }), 2 / 3);
  assert.equal(reliabilityOf({ upheld: 0, dismissed: 1, falsely: 0 }), 1 / 3);
  assert.equal(reliabilityOf({ upheld: 0, dismissed: 1, falsely: 1 }), 1 / 5);
  assert.ok(reliabilityOf({ upheld: 98, dismissed: 0, falsely: 0 }) > 0.98);
});

test('what may show a minor comes first, then the gravest reason, then the reports', () => {
  assert.equal(priorityOf(steps.minor), 'urgent');
  assert.equal(priorityOf(3 * steps.gravity + steps.reportsMost), 'high');
  assert.equal(priorityOf(2 * steps.gravity), 'normal');
  assert.equal(priorityOf(steps.gravity + steps.reportsMost), 'low');
  assert.ok(steps.reportsMost < steps.gravity && 3 * steps.gravity + steps.reportsMost < steps.minor);
  for (const [i, priority] of casePriorities.entries()) {
    const { from, below } = priorityRange(priority);
    assert.ok(from < below);
    const next = casePriorities[i + 1];
    if (next) assert.equal(priorityRange(next).below, from, 'the ranges lie side by side');
  }
  assert.deepEqual(
    byGravity(['SPAM_MISLEADING_SPONSORED', 'VIOLENT_HARMFUL', 'POTENTIALLY_FEATURES_MINOR']),
    ['POTENTIALLY_FEATURES_MINOR', 'VIOLENT_HARMFUL', 'SPAM_MISLEADING_SPONSORED'],
  );
});

test('a case is called as its thing, or by the beginning of what it says', () => {
  assert.equal(caseTitle({ title: ' Rain\non tin ' }), 'Rain on tin');
  assert.equal(caseTitle({ content: '🌙'.repeat(300) }), '🌙'.repeat(200));
  assert.equal(caseTitle({ caption: null, file: 'x' }), '');
});
