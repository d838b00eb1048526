import assert from 'node:assert/strict';
import { test } from 'node:test';
import { policy } from '#contract/policy.ts';
import { concernsAuthor, headlineOf, type StatementFacts, statementOf } from './case-statement.ts';

const facts: StatementFacts = {
  caseId: 'c1',
  outcome: 'upheld',
  targetAction: 'remove',
  heldBy: null,
  wasDisabled: false,
  authorAction: 'none',
  suspendedUntil: null,
  uploadRightTaken: false,
  ground: 'COPYRIGHT',
  explanation: 'The rights are another’s.',
  targets: [{ kind: 'comment' }],
  places: null,
  detections: ['report'],
};
const text = (more: Partial<StatementFacts> = {}): string =>
  statementOf({ ...facts, ...more }, 'desk@example.test', 'mail').join('\n');

test('a statement says what was done, why, by which rule, who decided, and how to object', () => {
  assert.equal(headlineOf(facts), 'Your comment was removed');
  for (const part of [
    'Your comment was removed: no one can see it anymore, until that is undone.',
    'Why: The rights are another’s.',
    policy.COPYRIGHT.rule,
    'Reports or notices by others led to this. We don’t say whose.',
    'No program found it. A person decided.',
    'complain on the page of this statement within six months, or write to desk@example.test and name the case c1',
  ])
    assert.ok(text().includes(part), part);
});

test('on its own page it does not send one to its page', () => {
  const facted = { ...facts, targets: [{ kind: 'video' }], targetAction: 'disable' } as const;
  const read = statementOf(facted, 'desk@example.test', 'page').join('\n');
  assert.doesNotMatch(read, /page of this statement/);
  assert.match(read, /send a counter-notice on this page\./);
  assert.match(read, /complain on this page within six months/);
});

test('it names each act on the account, with the end of a suspension', () => {
  const suspended = text({ authorAction: 'suspend', suspendedUntil: new Date('2027-01-31T12:00:00Z') });
  assert.match(suspended, /Your account is suspended until 31 January 2027 \(UTC\)\./);
  assert.match(text({ authorAction: 'suspend' }), /suspended until that is lifted/);
  assert.match(
    text({ authorAction: 'strike', uploadRightTaken: true }),
    /strike, which counts for 180 days\. You can no longer upload/,
  );
  assert.equal(
    headlineOf({ ...facts, targetAction: 'leave', authorAction: 'warning' }),
    'You’ve been given a warning',
  );
});

test('what a report held and was cleared is told as put back, and what nothing happened to is not told', () => {
  const cleared = { ...facts, outcome: 'dismissed', targetAction: 'leave', ground: null } as const;
  assert.equal(concernsAuthor({ ...cleared, heldBy: 'report' }), true);
  assert.equal(concernsAuthor(cleared), false);
  assert.equal(headlineOf({ ...cleared, heldBy: 'report' }), 'Your comment was put back');
  assert.match(
    text({ ...cleared, heldBy: 'report' }),
    /out of sight while a report was looked at, and was put back[\s\S]*A person has looked at it/,
  );
  const late = text({ ...cleared, heldBy: 'late' });
  assert.match(late, /out of sight while a notice was looked at[\s\S]*didn’t look at it in time/);
  assert.doesNotMatch(late, /minor/);
});

test('what is disabled over copyright is told with the way back, and over anything else without', () => {
  const disabled = { ...facts, targetAction: 'disable', targets: [{ kind: 'video' }] } as const;
  assert.equal(headlineOf(disabled), 'Your video was disabled');
  assert.match(
    text(disabled),
    /only you and the moderators can see it[\s\S]*counter-notice[\s\S]*10 to 14 business days/,
  );
  assert.doesNotMatch(text({ ...disabled, ground: 'HATEFUL_INFLAMMATORY' }), /counter-notice/);
});

test('what was disabled and is put back is told so, and nothing of a minor is said', () => {
  const back = {
    ...facts,
    outcome: 'dismissed',
    targetAction: 'leave',
    ground: null,
    wasDisabled: true,
  } as const;
  assert.equal(concernsAuthor(back), true);
  assert.equal(headlineOf({ ...back, targets: [{ kind: 'video' }] }), 'Your video was put back');
  assert.match(text(back), /was taken down by an earlier decision, and was put back/);
  assert.doesNotMatch(text(back), /minor/);
});

test('it says what found the thing and what hid it, and takes no program for a member', () => {
  const cleared = { ...facts, outcome: 'dismissed', targetAction: 'leave', ground: null } as const;
  const byList = text({ ...cleared, heldBy: 'list', detections: ['list'] });
  assert.match(byList, /while a match with a list was looked at[\s\S]*A program had found by a list/);
  assert.doesNotMatch(byList, /member/);
  const listed = text({ heldBy: 'list', detections: ['list'] });
  assert.match(listed, /A program found it by a list .* took it out of sight at once\. A person decided\./);
  assert.doesNotMatch(listed, /[Rr]eport|No program/);
  const copied = text({ detections: ['copy'] });
  assert.match(copied, /A program found it as a copy .* a program applied that to it\./);
  assert.doesNotMatch(copied, /No program|Reports or notices/);
  assert.match(text({ detections: ['own'] }), /No one’s report led to this\. No program found it\./);
  assert.match(text({ detections: ['list', 'report'] }), /Reports or notices by others[\s\S]*by a list/);
});

test('what can be put back is not called gone for good', () => {
  assert.match(
    text({ targets: [{ kind: 'video' }] }),
    /until that is undone\. We store its files for 184 days/,
  );
  assert.match(text({ targets: [{ kind: 'profile' }] }), /gone for good/);
  assert.doesNotMatch(text(), /for good/);
});
