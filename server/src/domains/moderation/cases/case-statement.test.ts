import assert from 'node:assert/strict';
import { test } from 'node:test';
import { policy } from '#contract/policy.ts';
import { concernsAuthor, headlineOf, type StatementFacts, statementOf } from './case-statement.ts';

const facts: StatementFacts = {
  caseId: 'c1',
  outcome: 'upheld',
  targetAction: 'remove',
  wasHeld: false,
  authorAction: 'none',
  suspendedUntil: null,
  uploadRightTaken: false,
  ground: 'COPYRIGHT',
  explanation: 'The rights are another’s.',
  targets: [{ kind: 'comment' }],
  wasReported: true,
};
const text = (more: Partial<StatementFacts> = {}): string =>
  statementOf({ ...facts, ...more }, 'desk@example.test').join('\n');

test('a statement says what was done, why, by which rule, who decided, and how to object', () => {
  assert.equal(headlineOf(facts), 'Your comment was removed');
  for (const part of [
    'Your comment was removed, for everybody and for good.',
    'Why: The rights are another’s.',
    policy.COPYRIGHT.rule,
    'Reports of members led to this; we do not say whose.',
    'a person decided.',
    'write to desk@example.test within six months and name the case c1',
  ])
    assert.ok(text().includes(part), part);
});

test('it names each act on the account, with the end of a suspension', () => {
  const suspended = text({ authorAction: 'suspend', suspendedUntil: new Date('2027-01-31T12:00:00Z') });
  assert.match(suspended, /Your account is suspended until 31 January 2027 \(UTC\)\./);
  assert.match(text({ authorAction: 'suspend' }), /suspended until that is lifted/);
  assert.match(text({ authorAction: 'strike', uploadRightTaken: true }), /strike\. You may no longer upload/);
  assert.equal(headlineOf({ ...facts, targetAction: 'leave', authorAction: 'warning' }), 'You are warned');
});

test('what a report held and was cleared is told as put back, and what nothing happened to is not told', () => {
  const cleared = { ...facts, outcome: 'dismissed', targetAction: 'leave', ground: null } as const;
  assert.equal(concernsAuthor({ ...cleared, wasHeld: true }), true);
  assert.equal(concernsAuthor(cleared), false);
  assert.equal(headlineOf({ ...cleared, wasHeld: true }), 'Your comment was put back');
  assert.match(
    text({ ...cleared, wasHeld: true }),
    /out of sight while a report was looked at, and was put back[\s\S]*A person has looked at it/,
  );
});
