import assert from 'node:assert/strict';
import { test } from 'node:test';
import { policy, policyCategoryNames } from '#contract/policy.ts';
import { newId } from '../../../kit/ids.ts';
import { exportedStatement } from './exported-statement.ts';
import type { StatementRow } from './statement-queries.ts';

const row = (more: Partial<StatementRow> = {}): StatementRow => ({
  id: newId(),
  target_action: 'remove',
  author_action: 'none',
  suspended_until: null,
  upload_right_taken: false,
  was_held: false,
  ground: 'HATEFUL_INFLAMMATORY',
  places: null,
  targets: [{ kind: 'video', id: newId(Date.UTC(2029, 5, 7)) }],
  decided_at: new Date('2030-01-31T23:00:00Z'),
  case_began: new Date('2030-01-01T00:00:00Z'),
  detections: ['report'],
  ...more,
});

test('a decision by the terms and one by the law have the fields that the schema wants of each', () => {
  const byTerms = exportedStatement(row());
  assert.equal(byTerms.decision_ground, 'DECISION_GROUND_INCOMPATIBLE_CONTENT');
  assert.equal(byTerms.incompatible_content_ground, policy.HATEFUL_INFLAMMATORY.rule);
  assert.deepEqual(
    [byTerms.illegal_content_legal_ground, byTerms.incompatible_content_illegal],
    [null, 'Yes'],
  );
  assert.deepEqual([byTerms.content_date, byTerms.application_date], ['2029-06-07', '2030-01-31']);
  const byLaw = exportedStatement(
    row({ ground: 'COPYRIGHT', detections: ['notice'], target_action: 'disable' }),
  );
  assert.equal(byLaw.decision_ground, 'DECISION_GROUND_ILLEGAL_CONTENT');
  assert.ok(byLaw.illegal_content_legal_ground && byLaw.illegal_content_explanation);
  assert.equal(byLaw.incompatible_content_ground, null);
  assert.deepEqual(byLaw.decision_visibility, ['DECISION_VISIBILITY_CONTENT_DISABLED']);
  assert.equal(byLaw.source_type, 'SOURCE_ARTICLE_16');
});

test('accounts, provision, and what a program hid are told', () => {
  const suspended = exportedStatement(
    row({
      target_action: 'leave',
      author_action: 'suspend',
      suspended_until: new Date('2030-03-01T00:00:00Z'),
      upload_right_taken: true,
      was_held: true,
    }),
  );
  assert.deepEqual(suspended.decision_visibility, []);
  assert.equal(suspended.decision_account, 'DECISION_ACCOUNT_SUSPENDED');
  assert.equal(suspended.end_date_account_restriction, '2030-03-01');
  assert.equal(suspended.decision_provision, 'DECISION_PROVISION_PARTIAL_SUSPENSION');
  assert.equal(suspended.automated_decision, 'AUTOMATED_DECISION_PARTIALLY');
  const endless = exportedStatement(row({ author_action: 'suspend' }));
  assert.equal(endless.decision_account, 'DECISION_ACCOUNT_SUSPENDED');
  assert.equal(endless.end_date_account_restriction, null, 'until it is lifted');
});

test('every rule of the policy makes a statement within the schema’s limits', () => {
  for (const ground of policyCategoryNames)
    for (const kind of ['video', 'comment', 'profile'] as const) {
      const one = exportedStatement(row({ ground, targets: [{ kind, id: newId() }] }));
      assert.match(one.category, /^STATEMENT_CATEGORY_[A-Z_]+$/);
      assert.match(one.puid, /^[a-zA-Z0-9-_]{1,500}$/);
      assert.ok(one.decision_facts.length <= 5000);
      assert.ok((one.illegal_content_legal_ground ?? '').length <= 500);
      assert.ok((one.incompatible_content_ground ?? '').length <= 500);
      assert.equal(one.content_type_other !== null, one.content_type.includes('CONTENT_TYPE_OTHER'));
      assert.equal(one.territorial_scope.length, 27);
    }
});

test('what a program found is told as that, and a copy as decided by half', () => {
  const of = (more: Partial<StatementRow>) => {
    const { source_type, automated_detection, automated_decision } = exportedStatement(row(more));
    return [source_type, automated_detection, automated_decision.replace('AUTOMATED_DECISION_', '')];
  };
  assert.deepEqual(of({ detections: ['own'] }), ['SOURCE_VOLUNTARY', 'No', 'NOT_AUTOMATED']);
  assert.deepEqual(of({ detections: ['list'], was_held: true }), ['SOURCE_VOLUNTARY', 'Yes', 'PARTIALLY']);
  assert.deepEqual(of({ detections: ['copy'] }), ['SOURCE_VOLUNTARY', 'Yes', 'PARTIALLY']);
  assert.deepEqual(of({ detections: ['report'], was_held: true }), [
    'SOURCE_TYPE_OTHER_NOTIFICATION',
    'No',
    'PARTIALLY',
  ]);
  assert.deepEqual(of({ detections: ['list', 'notice'] }), ['SOURCE_ARTICLE_16', 'Yes', 'NOT_AUTOMATED']);
});
