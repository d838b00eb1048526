import { expect, test } from 'vitest';
import { latestReporter, reporterName } from './case-words.ts';

test('who reported it is called what they are', () => {
  const latest = (by: 'member' | 'visitor' | 'site', username: string | null, name: string | null) =>
    latestReporter({ reporter_by: by, reporter_username: username, notifier_name: name });
  expect(latest('member', 'mio', null)).toBe('mio');
  expect(latest('member', null, null)).toBe('A deleted account');
  expect(latest('visitor', null, 'Nora')).toBe('Nora');
  expect(latest('visitor', null, null)).toBe('A visitor');
  expect(latest('site', null, null)).toBe('The site');

  const notice = { kind: 'illegal' as const, demands: null, name: '', email: '', heart: '', text: '' };
  const nameless = { ...notice, signed_as: null, language: null, due_at: null };
  const report = { reporter: null, notice: nameless, by_site: false, by_visitor: true };
  expect(reporterName(report)).toBe('A visitor');
  expect(reporterName({ ...report, by_visitor: false })).toBe('A deleted account');
});
