import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  type Arm,
  alpha,
  compareArms,
  leastViewable,
  shareOf,
  takeOver,
  type Verdict,
} from './comparison-rules.ts';

/** The same numbers each time. */
function randomOf(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
const random = randomOf(20_260_722);
const normal = (): number => Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());
/** Presses of so many viewable ads: exactly where they are few. */
function presses(viewable: number, rate: number): number {
  const mean = viewable * rate;
  if (mean > 50) return Math.max(0, Math.round(mean + Math.sqrt(mean * (1 - rate)) * normal()));
  let presses = 0;
  for (let left = Math.exp(-mean), product = random(); product > left; product *= random()) presses++;
  return presses;
}

/** A test that is looked at every day for 60 days, until it has a winner. */
function runTest(rates: readonly number[], aDay: number): Verdict {
  const arms: Arm[] = rates.map((_, at) => ({ number: at + 1, viewable: 0, clicks: 0 }));
  let verdict = compareArms(arms);
  for (let day = 0; day < 60 && verdict.state !== 'decided'; day++) {
    for (const [at, arm] of arms.entries()) {
      arm.viewable += aDay;
      arm.clicks += presses(aDay, rates[at]!);
    }
    verdict = compareArms(arms);
  }
  return verdict;
}

test('without a difference a winner is named in at most the share that is allowed, though one looks daily', () => {
  for (const [count, rate, aDay] of [
    [2, 0.01, 1000],
    [2, 0.002, 400],
    [2, 0.05, 5000],
    [4, 0.01, 1000],
  ] as const) {
    const tests = 3000;
    let named = 0;
    for (let at = 0; at < tests; at++)
      if (runTest(Array(count).fill(rate), aDay).state === 'decided') named++;
    // Four deviations above would be no chance.
    const bound = alpha + 4 * Math.sqrt((alpha * (1 - alpha)) / tests);
    assert.ok(named / tests <= bound, `${named} of ${tests} with ${count} at ${rate}`);
    assert.ok(named / tests <= alpha, `${named} of ${tests} with ${count} at ${rate}`);
  }
});

test('a named winner is right at least as often as it says', () => {
  for (const [count, spread, aDay] of [
    [2, 0.25, 1500],
    [2, 0.1, 4000],
    [3, 0.2, 2000],
  ] as const) {
    let [named, right, said] = [0, 0, 0];
    for (let at = 0; at < 2500; at++) {
      const base = 0.004 + random() * 0.02;
      const rates = Array.from({ length: count }, () => base * Math.exp(spread * normal()));
      const verdict = runTest(rates, aDay);
      if (verdict.winner === null) continue;
      named++;
      said += verdict.confidence;
      if (rates[verdict.winner - 1] === Math.max(...rates)) right++;
    }
    assert.ok(named > 200, `a test that finds nothing is worth nothing: ${named}`);
    assert.ok(said / named >= 1 - alpha);
    assert.ok(right >= said, `${right} of ${named} right, ${said.toFixed(1)} said, at ${spread}`);
  }
});

test('a clear difference is found', () => {
  let found = 0;
  for (let at = 0; at < 300; at++) if (runTest([0.01, 0.014], 1500).winner === 2) found++;
  assert.ok(found >= 285, `${found} of 300`);
});

test('nothing is compared before each has been seen often enough', () => {
  const arms = [
    { number: 1, viewable: leastViewable, clicks: 10 },
    { number: 2, viewable: leastViewable - 40, clicks: 400 },
  ];
  assert.deepEqual(compareArms(arms), { state: 'collecting', winner: null, confidence: 0, missing: 40 });
  assert.deepEqual(compareArms(arms.slice(0, 1)).state, 'collecting');
  const few = arms.map((arm) => ({ ...arm, viewable: 5000, clicks: arm.number * 4 }));
  assert.equal(compareArms(few).state, 'collecting', 'a few presses tell nothing');
});

test('an interval holds what there was, and never leaves the whole', () => {
  assert.equal(shareOf(0, 0), null);
  assert.deepEqual(shareOf(0, 100)!.low, 0);
  assert.ok(shareOf(0, 100)!.high > 0.02 && shareOf(0, 100)!.high < 0.05);
  assert.equal(shareOf(100, 100)!.high, 1);
  let held = 0;
  for (let at = 0; at < 4000; at++) {
    const share = shareOf(presses(2000, 0.01), 2000)!;
    if (share.low <= 0.01 && share.high >= 0.01) held++;
  }
  assert.ok(held / 4000 > 0.93, `${held}`);
});

test('a winner takes over once', () => {
  const variants = ['a', 'b', 'c'].map((id) => ({ id, asset_path: `${id}.png`, title: id, weight: 1 }));
  const taken = takeOver(variants, 2)!;
  assert.deepEqual(
    taken.map(({ weight }) => weight),
    [0, 100, 0],
  );
  assert.equal(takeOver(taken, 2), null);
});
