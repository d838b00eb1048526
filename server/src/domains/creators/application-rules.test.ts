import assert from 'node:assert/strict';
import { test } from 'node:test';
import { roles } from '#contract/roles.ts';
import {
  checkDeclaration,
  obstacleOf,
  obstacleWords,
  readLinks,
  readReason,
  roleIfApproved,
} from './application-rules.ts';

const free = { role: 'member', isWaiting: false, recent: [] } as const;
const refusal = (message: string, details: string) => ({ kind: 'badInput', message, details });

test('an approval makes creators of members, and takes nothing from whoever has the role or a higher one', () => {
  assert.deepEqual(Object.fromEntries(roles.map((role) => [role, roleIfApproved(role)])), {
    admin: 'admin',
    unverified_member: 'creator',
    member: 'creator',
    creator: 'creator',
    publisher: 'publisher',
    premium_member: 'creator',
  });
});

test('a member and a premium member may apply, others are told why not', () => {
  const told = (standing: Parameters<typeof obstacleOf>[0]) => {
    const { obstacle, againAt } = obstacleOf(standing);
    return obstacle && obstacleWords(obstacle, againAt);
  };
  const has = 'Your account has this role, or a higher one, already.';
  assert.equal(told(free), null);
  assert.equal(told({ ...free, role: 'premium_member' }), null);
  for (const role of ['creator', 'publisher', 'admin'] as const) assert.equal(told({ ...free, role }), has);
  assert.equal(told({ ...free, role: 'unverified_member' }), 'Please confirm your email address first.');
  assert.equal(told({ ...free, isWaiting: true }), 'You already have an application waiting for a decision.');
  const days = ['2026-01-03T10:00:00Z', '2026-01-05T10:00:00Z', '2026-01-20T10:00:00Z'].map(
    (day) => new Date(day),
  );
  assert.equal(told({ ...free, recent: days.slice(1) }), null, 'a refused one may apply again at once');
  assert.equal(
    told({ ...free, recent: days }),
    'You have applied 3 times within 30 days. You can apply again on 2026-02-02.',
  );
});

test('links are https addresses of named hosts, each once', () => {
  assert.deepEqual(readLinks([' https://Films.example/a b ', '', 'https://films.example/a%20b']), [
    'https://films.example/a%20b',
  ]);
  for (const bad of [
    'http://films.example/',
    'javascript:alert(1)',
    'data:text/html,x',
    'films.example',
    'https://me:secret@films.example/',
    'https://localhost/',
    'https://127.0.0.1/',
    'https://[::1]/',
    'https://2130706433/',
  ])
    assert.throws(
      () => readLinks([bad]),
      refusal('Links are addresses that start with https://, each in its own field.', 'field: p_links'),
      bad,
    );
  assert.throws(
    () => readLinks(['', '  ']),
    refusal('Please add at least one link to your work.', 'field: p_links'),
  );
  assert.throws(
    () => readLinks([`https://films.example/${'x'.repeat(500)}`]),
    refusal('A link has at most 500 characters.', 'field: p_links'),
  );
});

test('both declarations are needed', () => {
  checkDeclaration({ p_is_adult: true, p_holds_rights: true });
  assert.throws(
    () => checkDeclaration({ p_is_adult: false, p_holds_rights: true }),
    refusal('Only adults can apply, with work in which everyone depicted is an adult.', 'field: p_is_adult'),
  );
  assert.throws(
    () => checkDeclaration({ p_is_adult: true, p_holds_rights: false }),
    refusal('Please confirm that you hold the rights to what you’ll publish.', 'field: p_holds_rights'),
  );
});

test('a refusal has a reason of bounded length', () => {
  assert.equal(readReason('  The   links\nare empty. '), 'The links\nare empty.');
  assert.throws(() => readReason(' \n '), refusal('Say why, so that the member knows.', 'field: p_reason'));
  assert.throws(
    () => readReason('x'.repeat(1001)),
    refusal('A reason has at most 1000 characters.', 'field: p_reason'),
  );
});
