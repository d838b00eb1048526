import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  chooseReplica,
  isOurs,
  lagOf,
  mustHave,
  type PrimaryState,
  type ReplicaState,
} from './choose-replica.ts';

const now = 100_000;
const beats = [
  { position: 100n, at: now - 12_000 },
  { position: 200n, at: now - 1400 },
  { position: 300n, at: now - 400 },
];
const primary: PrimaryState = { mark: 'ours', heard: 150n, beats };
const replica = (more: Partial<ReplicaState> = {}) => ({
  state: { answers: true, follows: true, mark: 'ours', position: 300n, busy: 0, ...more },
});
const choose = (replicas: ReturnType<typeof replica>[], of = primary, age = 1500, turn = 0) =>
  chooseReplica(replicas, of, { age, now, turn });

test('a replica must have what the primary had within the age that is allowed, and all that was heard of', () => {
  assert.equal(mustHave(primary, 1500, now), 200n);
  assert.equal(mustHave(primary, 500, now), 300n);
  assert.equal(mustHave(primary, 60_000, now), 150n, 'a change that was heard of, however old one may read');
  assert.equal(mustHave({ ...primary, heard: 250n }, 1500, now), 250n);
  assert.equal(mustHave(primary, 300, now), null, 'nobody has asked the primary since');
});

test('while it is not known where a change lies, or the primary is not heard, nobody is read', () => {
  assert.equal(mustHave({ ...primary, heard: null }, 1500, now), null);
  assert.equal(mustHave({ ...primary, mark: null }, 1500, now), null);
  assert.equal(choose([replica()], { ...primary, heard: null }), null);
});

test('who lags, is down, was promoted or follows another is left out', () => {
  const fine = replica();
  for (const left of [
    { position: 199n },
    { answers: false },
    { follows: false },
    { mark: null },
    { mark: 'other' },
  ]) {
    assert.equal(choose([replica(left)]), null, Object.keys(left).join());
    assert.equal(choose([replica(left), fine]), fine);
  }
  assert.equal(choose([]), null);
  assert.ok(isOurs(fine.state, 'ours'));
  assert.ok(!isOurs(replica({ mark: null }).state, null), 'no mark is no mark of ours');
});

test('the least busy is read, and the equally busy take turns', () => {
  const [first, second, busy] = [replica(), replica(), replica({ busy: 3 })];
  assert.equal(choose([busy, second]), second);
  const chosen = [0, 1, 2, 3].map((turn) => choose([first, second], primary, 1500, turn));
  assert.deepEqual(chosen, [first, second, first, second]);
  assert.notEqual(choose([first, second, busy], primary, 1500, 2), busy);
});

test('how late a replica is: since when the primary has been ahead', () => {
  assert.equal(lagOf(300n, beats, now), 0);
  assert.equal(lagOf(250n, beats, now), 1400);
  assert.equal(lagOf(150n, beats, now), 12_000);
  assert.equal(lagOf(50n, beats, now), 12_000, 'at least');
  assert.equal(lagOf(50n, [], now), 0);
});
