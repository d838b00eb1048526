import assert from 'node:assert/strict';
import { test } from 'node:test';
import { advisoryFindings, judge, lastTouched, packagesOf, untouched } from './audit-rules.ts';

const now = new Date('2026-11-20');

test('the lockfile is read by name and version, and what the product uses is told from what tests use', () => {
  const packages = packagesOf({
    packages: {
      '': { version: '0.1.0' },
      'node_modules/a': { version: '1.0.0' },
      'node_modules/b/node_modules/@x/a': { version: '2.0.0', dev: true },
      'node_modules/c/node_modules/a': { version: '1.0.0', dev: true },
    },
  });
  assert.deepEqual(packages, [
    { name: 'a', version: '1.0.0', isForDevelopment: false },
    { name: '@x/a', version: '2.0.0', isForDevelopment: true },
  ]);
});

test('a package is as old as its newest version, whatever its entry says', () => {
  const time = {
    created: '2010-01-01',
    modified: '2026-01-01',
    '1.0.0': '2020-01-01',
    '1.1.0': '2023-05-05',
  };
  assert.equal(lastTouched(time)!.toISOString().slice(0, 10), '2023-05-05');
  assert.equal(lastTouched({ modified: '2026-01-01' }), null);
  assert.match(untouched('a', new Date('2023-05-05'), now)!.words, /since 2023-05-05/);
  assert.equal(untouched('a', new Date('2025-05-05'), now), null);
});

test('what is accepted passes until its day, and an acceptance that nothing needs is told', () => {
  const findings = advisoryFindings({
    a: [{ id: 7, title: 'A hole', url: 'https://example.org/7', severity: 'high' }],
  });
  const accepted = { finding: 'a: 7', reason: 'It is not reached.', until: '2027-01-01' };
  const passes = judge(findings, [accepted], now);
  assert.deepEqual([passes.open.length, passes.accepted.length, passes.stale.length], [0, 1, 0]);
  const ranOut = judge(findings, [{ ...accepted, until: '2026-01-01' }], now);
  assert.deepEqual([ranOut.open.length, ranOut.stale.length], [1, 1]);
  assert.deepEqual(judge([], [accepted], now).stale, [accepted]);
});
