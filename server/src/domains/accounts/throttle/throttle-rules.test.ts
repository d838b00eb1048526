import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  accountPolicy,
  addressPolicy,
  nextAttempt,
  type ThrottlePolicy,
  type ThrottleState,
} from './throttle-rules.ts';

/** How many attempts a program gets if it retries as soon as it may, and the waits it is told. */
function persist(policy: ThrottlePolicy, seconds: number): { attempts: number; waits: number[] } {
  let state: ThrottleState | null = null;
  let now = 1_000_000;
  const end = now + seconds * 1000;
  const waits: number[] = [];
  let attempts = 0;
  while (now < end) {
    const outcome: ReturnType<typeof nextAttempt> = nextAttempt(policy, state, now);
    if ('wait' in outcome) {
      waits.push(outcome.wait);
      now += outcome.wait * 1000;
    } else {
      attempts++;
      state = outcome.next;
    }
  }
  return { attempts, waits };
}

test('a few mistakes cost nothing, then each wait is twice the last', () => {
  const { waits } = persist(accountPolicy, 900);
  assert.deepEqual(waits.slice(0, 4), [30, 60, 120, 240]);
  const first = persist(accountPolicy, 1);
  assert.equal(first.attempts, 5);
});

test('whoever goes on is left about a hundred attempts a day at an account', () => {
  assert.ok(persist(accountPolicy, 86_400).attempts <= 110);
});

test('an address is given more, for the people who share it', () => {
  assert.equal(persist(addressPolicy, 1).attempts, 20);
});

test('a wait that is over lets one attempt through, and a quiet time forgets the past', () => {
  const state = { failures: 7, lastFailureAt: 0, blockedUntil: 60_000 };
  assert.deepEqual(nextAttempt(accountPolicy, state, 59_500), { wait: 1 });
  const next = nextAttempt(accountPolicy, state, 60_000);
  assert.ok('next' in next && next.next.failures === 8);
  const later = nextAttempt(accountPolicy, state, 901_000);
  assert.ok('next' in later && later.next.failures === 1 && later.next.blockedUntil === null);
});
